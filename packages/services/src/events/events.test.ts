import { draftToEvent } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it } from 'vitest';
import { createServices } from '../services.ts';
import { chosenFile, chosenPicture, draft, givenFestival, newFestival } from '../testing/factories.ts';

function setUp() {
  const provider = startBackend();
  givenFestival(provider, 'f1');
  const { events } = createServices(provider, { now: () => 99, random: () => 0 });
  const event = (traits = {}) => draftToEvent(draft(traits), newFestival());
  return { provider, events, event };
}

describe('lineup events', () => {
  it('are created once under their id, stamped, and listed by start time', async () => {
    const { events, event } = setUp();
    await events.create('f1', 'late', event({ timeStart: '22:00', timeEnd: '23:00' }));
    await events.create('f1', 'early', event());
    await events.create('f1', 'early', event());
    const listed = await events.list('f1');
    expect(listed.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(listed[0]?.created_at).toBeDefined();
  });

  it('are found by stage and by a half-open range of dates', async () => {
    const { events, event } = setUp();
    await events.create('f1', 'a', event());
    await events.create('f1', 'b', event({ stage: 'Chapel', date: '2026-07-04' }));
    const day = (date: number) => Date.UTC(2026, 6, date - 1, 23);
    expect((await events.byStage('f1', 'Chapel')).map(({ id }) => id)).toEqual(['b']);
    expect((await events.byDateRange('f1', day(3), day(4))).map(({ id }) => id)).toEqual(['a']);
    expect((await events.byDateRange('f1', day(3), day(5))).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('refuse a change based on an outdated copy', async () => {
    const { events, event } = setUp();
    await events.create('f1', 'a', event());
    const { version } = await events.get('f1', 'a');
    await events.update('f1', 'a', { artistName: 'Kelp' }, version);
    await expect(events.update('f1', 'a', { artistName: 'Reed' }, version)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('may be removed twice, and are not found afterwards', async () => {
    const { events, event } = setUp();
    await events.create('f1', 'a', event());
    await events.remove('f1', 'a');
    await events.remove('f1', 'a');
    await expect(events.get('f1', 'a')).rejects.toThrow('Event not found');
    await expect(events.update('f1', 'a', {})).rejects.toThrow('Event not found');
  });

  it('take a picture into the folder of their festival', async () => {
    const { events, provider } = setUp();
    await events.uploadImage('f1', 'Mør & Tide', chosenPicture());
    expect(provider.stored.files()).toEqual(['festivals/f1/events/M_r_Tide_99']);
    await expect(events.uploadImage('f1', 'Kelp', chosenFile('a.svg', 'x', 'image/svg+xml'))).rejects.toThrow(
      'Invalid file type',
    );
  });

  it('tell failures in the words of the catalogue', async () => {
    const { events, event, provider } = setUp();
    await events.create('f1', 'a', event());
    provider.documents.commit = () => Promise.reject(new ProviderError('internal'));
    provider.documents.query = () => Promise.reject(new ProviderError('internal'));
    await expect(events.create('f1', 'b', event())).rejects.toThrow('Failed to save event.');
    await expect(events.remove('f1', 'a')).rejects.toThrow('Failed to delete event.');
    await expect(events.list('f1')).rejects.toThrow('Failed to load schedule.');
    await expect(events.byDateRange('f1', 0, 1)).rejects.toThrow('Failed to load events for this date');
    await expect(events.byStage('f1', 'Chapel')).rejects.toThrow('Failed to load events for this stage');
  });
});
