import { describeChange, draftToEvent, festivalTimestamps, fieldText } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import { createServices } from '../services.ts';
import { draft, givenEvent, givenFestival, newFestival } from '../testing/factories.ts';

const early = { artistName: 'Kelp', date: '2026-07-04', timeStart: '01:00', timeEnd: '02:00' };

async function setUp() {
  const provider = startBackend();
  givenFestival(provider, 'f1');
  givenEvent(provider, 'f1', 'evening');
  givenEvent(provider, 'f1', 'early', early);
  const services = createServices(provider, { now: () => 0, random: () => 0.5 });
  const festival = await services.festivals.get('f1');
  return { provider, services, festival };
}

const tokyo = {
  timezone: 'Asia/Tokyo',
  ...festivalTimestamps({ startDate: '2026-07-03', endDate: '2026-07-05', timezone: 'Asia/Tokyo' }),
};

describe('saving the details of a festival', () => {
  it('writes the changed fields only, reads no event, and answers the new version', async () => {
    const { services, festival, provider } = await setUp();
    const query = vi.spyOn(provider.documents, 'query');
    const version = await services.details.save({
      festival,
      changes: { name: 'Salt' },
      preserved: 'clockTimes',
    });
    expect(query).not.toHaveBeenCalled();
    const saved = await services.festivals.get('f1');
    expect(saved).toMatchObject({ name: 'Salt', location: festival.location, version });
  });

  it('takes the cover away', async () => {
    const { services, provider } = await setUp();
    givenFestival(provider, 'f1', { imageURL: '/files/cover' });
    const festival = await services.festivals.get('f1');
    await services.details.save({ festival, changes: { imageURL: null }, preserved: 'clockTimes' });
    expect((await services.festivals.get('f1')).imageURL).toBeNull();
  });

  it('writes a look as one change, which is read in words and undone without what others did since', async () => {
    const { services, festival } = await setUp();
    const pageLinks = [{ label: 'Tickets', url: 'https://tickets.example' }];
    const changes = { accentColor: '#8a1c5b', logoURL: '/files/logo', pageLinks };
    await services.details.save({ festival, changes, preserved: 'clockTimes' });
    const [change] = (await services.history.find('f1', [], null)).changes;
    if (change === undefined) throw new Error('no change');
    expect(describeChange(change, festival)).toBe('Changed accent colour, logo and links of the public page');
    expect(fieldText(change.edits[0]?.after?.['pageLinks'], 'pageLinks', festival)).toContain(
      'https://tickets.example',
    );
    await services.festivals.update('f1', { pageNote: 'Gates: 10' });
    await services.history.undo('f1', change, 'ask');
    const undone = await services.festivals.get('f1');
    expect(undone).toMatchObject({ pageNote: 'Gates: 10' });
    for (const field of Object.keys(changes)) expect(undone).not.toHaveProperty(field);
  });

  it('refuses a look that breaks a rule', async () => {
    const { services, festival } = await setUp();
    const changes = { pageLinks: [{ label: 'Tickets', url: 'javascript:alert(1)' }] };
    await expect(services.details.save({ festival, changes, preserved: 'clockTimes' })).rejects.toMatchObject(
      { code: 'invalid-argument' },
    );
  });

  it('moves every event to the same clock time of the new zone, in the same commit', async () => {
    const { services, festival, provider } = await setUp();
    const commit = vi.spyOn(provider.documents, 'commit');
    await services.details.save({ festival, changes: tokyo, preserved: 'clockTimes' });
    expect(commit).toHaveBeenCalledTimes(1);
    const saved = await services.events.get('f1', 'evening');
    const { date, timeStart, timeEnd } = draftToEvent(draft(), { ...newFestival(), ...tokyo });
    expect(saved).toMatchObject({ date, timeStart, timeEnd, artistName: 'Owl Parade' });
  });

  it('leaves the instants where that is chosen, and recomputes their days', async () => {
    const { services, festival } = await setUp();
    const before = await services.events.get('f1', 'evening');
    await services.details.save({ festival, changes: tokyo, preserved: 'instants' });
    const after = await services.events.get('f1', 'evening');
    expect(after.timeStart).toEqual(before.timeStart);
    expect(after.date).not.toEqual(before.date);
  });

  it('writes only the events whose day changes with the start of the day', async () => {
    const { services, festival } = await setUp();
    const [evening, night] = await services.events.list('f1');
    await services.details.save({ festival, changes: { dayStartsAt: '06:00' }, preserved: 'clockTimes' });
    const [eveningAfter, nightAfter] = await services.events.list('f1');
    expect(eveningAfter?.version).toBe(evening?.version);
    expect(nightAfter?.date).toEqual(evening?.date);
    expect(nightAfter?.timeStart).toEqual(night?.timeStart);
  });

  it('refuses a save based on an outdated copy, and moves no event', async () => {
    const { services, festival } = await setUp();
    await services.festivals.update('f1', { name: 'Lantern' });
    const before = await services.events.list('f1');
    await expect(
      services.details.save({ festival, changes: tokyo, preserved: 'clockTimes' }),
    ).rejects.toMatchObject({ code: 'conflict', message: 'Someone else has changed this in the meantime.' });
    await expect(services.events.list('f1')).resolves.toEqual(before);
  });

  it('reads the events again when one of them changes between reading and writing', async () => {
    const { services, festival, provider } = await setUp();
    const commit = provider.documents.commit.bind(provider.documents);
    provider.documents.commit = async (writes, name) => {
      provider.documents.commit = commit;
      await services.events.update('f1', 'evening', { artistName: 'Guest' });
      await services.events.remove('f1', 'early');
      return commit(writes, name);
    };
    await services.details.save({ festival, changes: tokyo, preserved: 'clockTimes' });
    const [event, ...others] = await services.events.list('f1');
    const { timeStart } = draftToEvent(draft(), { ...newFestival(), ...tokyo });
    expect(event).toMatchObject({ artistName: 'Guest', timeStart });
    expect(others).toEqual([]);
  });

  it('gives up when events keep changing', async () => {
    const { services, festival, provider } = await setUp();
    const commit = vi.fn(() => Promise.reject(new ProviderError('conflict')));
    provider.documents.commit = commit;
    await expect(
      services.details.save({ festival, changes: tokyo, preserved: 'clockTimes' }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(commit).toHaveBeenCalledTimes(4);
  });

  it('says that the festival is gone', async () => {
    const { services, festival } = await setUp();
    await services.festivals.remove('f1');
    await expect(
      services.details.save({ festival, changes: { name: 'Salt' }, preserved: 'clockTimes' }),
    ).rejects.toThrow('Festival not found');
  });

  it('tells any other failure in the words of the catalogue', async () => {
    const { services, festival, provider } = await setUp();
    provider.documents.commit = () => Promise.reject(new ProviderError('internal'));
    await expect(
      services.details.save({ festival, changes: { name: 'Salt' }, preserved: 'clockTimes' }),
    ).rejects.toThrow('Failed to save festival details.');
  });
});
