import { paths } from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import { eventFrom } from './event-records.ts';
import { createServices } from '../services.ts';
import { givenEvent, givenFestival } from '../testing/factories.ts';

function setUp() {
  const provider = startBackend();
  givenFestival(provider, 'f1');
  givenEvent(provider, 'f1', 'a');
  const services = createServices(provider, { now: () => 0, random: () => 0 });
  const change = (path: string, data: object) =>
    provider.stored.putUnchecked(path, { ...provider.stored.read(path), ...data });
  return { provider, services, change };
}

describe('a stored document without a name', () => {
  it('is a festival all the same', async () => {
    const { services, change } = setUp();
    change(paths.festival('f1'), { name: ' ' });
    await expect(services.festivals.get('f1')).resolves.toMatchObject({
      name: '',
      location: 'Porto Velho Quay',
    });
  });

  it('is an event all the same', async () => {
    const { services, change } = setUp();
    change(paths.event('f1', 'a'), { artistName: undefined });
    await expect(services.events.list('f1')).resolves.toMatchObject([{ artistName: '', stage: 'Harbour' }]);
  });
});

describe('a stored document of before a rule was made', () => {
  it('shows its picture by https', async () => {
    const { services, change } = setUp();
    change(paths.festival('f1'), { imageURL: 'http://pictures.example/f1.png' });
    change(paths.event('f1', 'a'), { imageURL: 'HTTP://pictures.example/a.png' });
    await expect(services.festivals.get('f1')).resolves.toMatchObject({
      imageURL: 'https://pictures.example/f1.png',
    });
    await expect(services.events.get('f1', 'a')).resolves.toMatchObject({
      imageURL: 'https://pictures.example/a.png',
    });
  });

  it('is read without broken characters', async () => {
    const { services, change } = setUp();
    change(paths.festival('f1'), { name: 'Har\0bour', stages: ['Harbour \ud83c'] });
    change(paths.event('f1', 'a'), { artistName: 'Ti\0de', stage: 'Harbour \ud83c' });
    await expect(services.festivals.get('f1')).resolves.toMatchObject({
      name: 'Harbour',
      stages: ['Harbour \uFFFD'],
    });
    await expect(services.events.get('f1', 'a')).resolves.toMatchObject({
      artistName: 'Tide',
      stage: 'Harbour \uFFFD',
    });
  });
});

describe('a stored document that breaks its schema', () => {
  it('is told as a failure, also to those who follow it', async () => {
    const { services, change } = setUp();
    change(paths.festival('f1'), { startDate: 'soon' });
    change(paths.event('f1', 'a'), { timeStart: 'late' });
    const failed = vi.fn();
    const onError = ({ message }: Error) => void failed(message);
    services.festivals.watchAll(vi.fn(), onError);
    services.festivals.watch('f1', vi.fn(), onError);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(2));
    expect(new Set(failed.mock.calls.flat())).toEqual(
      new Set(['Failed to load festivals.', 'Failed to load festival data']),
    );
    await expect(services.events.get('f1', 'a')).rejects.toThrow(/^Failed to load event$/u);
    await expect(services.festivals.get('f1')).rejects.toThrow(/^Failed to load festival$/u);
  });
});

describe('an event that cannot be read', () => {
  it('is named, and keeps none of the others from being shown', async () => {
    const { provider, services, change } = setUp();
    givenEvent(provider, 'f1', 'b');
    change(paths.event('f1', 'a'), { timeStart: { seconds: 0.5, nanoseconds: 0 } });
    const onNext = vi.fn();
    services.events.watch('f1', onNext, vi.fn());
    await vi.waitFor(() => expect(onNext).toHaveBeenCalled());
    expect(onNext).toHaveBeenLastCalledWith([expect.objectContaining({ id: 'b' })], ['a']);
    await expect(services.events.list('f1')).resolves.toMatchObject([{ id: 'b' }]);
  });
});

describe('an event that did not change', () => {
  it('stays the same object, so that what is shown of it need not be made again', () => {
    const { provider } = setUp();
    const snapshot = {
      path: paths.event('f1', 'a'),
      id: 'a',
      version: '1',
      data: provider.stored.read(paths.event('f1', 'a')) ?? {},
    };
    expect(eventFrom(snapshot)).toBe(eventFrom(snapshot));
    const changed = { ...snapshot, version: '2' };
    expect(eventFrom(changed)).toMatchObject({ version: '2' });
  });
});
