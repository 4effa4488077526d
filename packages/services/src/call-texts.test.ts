import { draftToEvent } from '@lineup/domain';
import { ProviderError, type ProviderErrorCode } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import { createServices } from './services.ts';
import {
  chosenPicture,
  draft,
  givenDraft,
  givenEvent,
  givenFestival,
  newFestival,
  uploadId,
} from './testing/factories.ts';

function setUp() {
  const provider = startBackend();
  givenFestival(provider, 'f1');
  givenEvent(provider, 'f1', 'a');
  givenDraft(provider, 'f1', [draft()]);
  const services = createServices(provider, { now: () => Date.UTC(2026, 0, 1), random: () => 0.5 });
  const fail = (code: ProviderErrorCode) => provider.failWith(new ProviderError(code));
  return { provider, services, fail };
}

type Services = ReturnType<typeof setUp>['services'];

describe('a call that fails without a reason says what it could not do', () => {
  it.each<[string, string, (services: Services) => Promise<unknown>]>([
    ['the list of festivals', 'Failed to load festivals.', ({ festivals }) => festivals.list()],
    ['a festival', 'Failed to load festival', ({ festivals }) => festivals.get('f1')],
    ['upcoming festivals', 'Failed to load upcoming festivals', ({ festivals }) => festivals.upcoming()],
    ['past festivals', 'Failed to load past festivals', ({ festivals }) => festivals.past()],
    ['the schedule', 'Failed to load schedule.', ({ events }) => events.list('f1')],
    ['an event', 'Failed to load event', ({ events }) => events.get('f1', 'a')],
    ['a change of an event', 'Failed to save event.', ({ events }) => events.update('f1', 'a', {})],
    [
      'the state of an upload',
      'Failed to get processing status',
      ({ uploads }) => uploads.get('f1', uploadId),
    ],
    ['the list of uploads', 'Failed to load upload', ({ uploads }) => uploads.list('f1')],
    [
      'the events of an upload',
      'Failed to load upload',
      ({ uploads }) => uploads.draftEvents('f1', uploadId),
    ],
    [
      'the check before a save',
      'Failed to validate events',
      ({ uploads }) => uploads.saveAll({ festivalId: 'f1', uploadId, drafts: [] }),
    ],
    [
      'edits of a draft',
      'Failed to save events',
      ({ uploads }) =>
        uploads.saveEdits('f1', uploadId, { changed: new Map(), removed: new Set(['draft-1']) }),
    ],
    [
      'the removal of a draft',
      'Failed to remove draft',
      ({ uploads }) => uploads.discard({ festivalId: 'f1', uploadId }),
    ],
  ])('%s: %s', async (_, text, call) => {
    const { services, fail } = setUp();
    fail('internal');
    await expect(call(services)).rejects.toMatchObject({ name: 'ServiceError', message: text });
  });

  it('the saving of a lineup: Failed to save events', async () => {
    const { provider, services } = setUp();
    const drafts = await services.uploads.draftEvents('f1', uploadId);
    provider.documents.commit = () => Promise.reject(new ProviderError('internal'));
    await expect(services.uploads.saveAll({ festivalId: 'f1', uploadId, drafts })).rejects.toThrow(
      /^Failed to save events$/u,
    );
  });

  it('a festival that is followed: Failed to load festival data', async () => {
    const { services, fail } = setUp();
    fail('internal');
    const received = vi.fn();
    services.festivals.watch('f1', vi.fn(), received);
    await vi.waitFor(() =>
      expect(received).toHaveBeenCalledWith(
        expect.objectContaining({ message: 'Failed to load festival data' }),
      ),
    );
  });

  it.each([
    ['a festival', ({ festivals }: Services) => festivals.uploadImage('f1', chosenPicture())],
    ['an event', ({ events }: Services) => events.uploadImage('f1', 'Kelp', chosenPicture())],
  ])('a picture of %s: Failed to upload image.', async (_, call) => {
    const { provider, services } = setUp();
    provider.files.upload = () => Promise.reject(new ProviderError('internal'));
    await expect(call(services)).rejects.toThrow('Failed to upload image.');
  });
});

describe('a failure with a reason says it, whatever the call', () => {
  it.each<[ProviderErrorCode, string]>([
    ['unauthenticated', 'Your session has ended. Please sign in again.'],
    ['permission-denied', 'Access denied. Admin permissions required.'],
    ['unavailable', 'The portal cannot be reached. Please check your connection and try again.'],
    ['storage-full', 'Not saved: the storage is full. Please tell your operator and try again.'],
    ['too-many-requests', 'Too many requests. Please wait a moment and try again.'],
    ['cancelled', 'Cancelled.'],
  ])('%s: %s', async (code, text) => {
    const { services, fail } = setUp();
    fail(code);
    await expect(services.events.list('f1')).rejects.toMatchObject({ code, message: text });
    await expect(services.festivals.update('f1', {})).rejects.toMatchObject({ code, message: text });
  });

  it('the provider’s own words are passed on as they are', async () => {
    const { provider, services } = setUp();
    provider.failWith(new ProviderError('internal', 'x', { userMessage: 'Closed for repairs.' }));
    await expect(services.festivals.list()).rejects.toThrow('Closed for repairs.');
  });
});

describe('an event or a picture that breaks a rule is refused before anything is sent', () => {
  const event = draftToEvent(draft(), newFestival());
  const never = { seconds: Number.NaN, nanoseconds: 0 };

  it.each([
    ['a date that is none', { date: never }, 'Invalid date or time format'],
    ['a start that is none', { timeStart: never }, 'Invalid date or time format'],
    ['an end that is none', { timeEnd: never }, 'Invalid date or time format'],
    [
      'an end before the start',
      { timeStart: event.timeEnd, timeEnd: event.timeStart },
      'End time must not be before start time',
    ],
    ['a blank artist', { artistName: ' ' }, 'Artist name is required'],
    ['no stage', { stage: '' }, 'Stage is required'],
    ['a picture from nowhere', { imageURL: 'nowhere' }, 'Image URL must begin with https://'],
  ])('%s', async (_, traits, text) => {
    const { provider, services } = setUp();
    const commit = vi.spyOn(provider.documents, 'commit');
    await expect(services.events.create('f1', 'b', { ...event, ...traits })).rejects.toMatchObject({
      code: 'invalid',
      message: text,
    });
    await expect(services.events.update('f1', 'a', traits)).rejects.toThrow(text);
    expect(commit).not.toHaveBeenCalled();
  });

  it('no file at all', async () => {
    const { services } = setUp();
    await expect(services.festivals.uploadImage('f1', null)).rejects.toThrow('No file selected');
    await expect(services.events.uploadImage('f1', 'Kelp', null)).rejects.toThrow('No file selected');
  });
});
