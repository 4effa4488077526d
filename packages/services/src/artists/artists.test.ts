import {
  artistHistory,
  describeChange,
  draftToEvent,
  historyMessages,
  paths,
  type Change,
} from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import type { SetOfArtist } from './artists.ts';
import { createServices, type Services } from '../services.ts';
import { draft, givenDraft, givenFestival, newFestival, uploadId } from '../testing/factories.ts';

/** Every reading of the clock is a moment later, so that each change has a different time. */
function setUp() {
  let time = Date.UTC(2026, 6, 1);
  const provider = startBackend({ now: () => (time += 1) });
  givenFestival(provider, 'f1');
  givenFestival(provider, 'f2');
  const services = createServices(provider, { now: () => 0, random: () => 0 });
  const linksOf = (id: string, festivalId = 'f1') =>
    provider.stored.read(paths.event(festivalId, id))?.['artistIds'];
  const artistAt = (id: string) => provider.stored.read(paths.artist(id)) ?? null;
  return { provider, services, linksOf, artistAt };
}

const set = (artistName: string) => draftToEvent(draft({ artistName }), newFestival());

async function latest({ history }: Services, place = 'f1'): Promise<Change> {
  const { changes } = await history.find(place, [], null);
  const [change] = changes;
  if (change === undefined) throw new Error('no change');
  return change;
}

function setsOf({ artists }: Services, id: string): Promise<readonly SetOfArtist[]> {
  return new Promise((resolve, reject) => {
    const stop = artists.watchSetsOf(
      id,
      (sets) => {
        resolve(sets);
        queueMicrotask(() => stop());
      },
      reject,
    );
  });
}

const textOf = (change: Change) => describeChange(change, { timezone: 'UTC' });

describe('linking', () => {
  it('writes nothing new while there is no artist', async () => {
    const { provider, services } = setUp();
    await services.events.create('f1', 'a', set('Tide'));
    expect(provider.stored.read(paths.event('f1', 'a'))).not.toHaveProperty('artistIds');
  });

  it('links a set that is created to the artist of its name, in the same commit', async () => {
    const { services, linksOf } = setUp();
    await services.artists.create('tide', { name: 'Tide', spellings: ['The Tidé'] });
    await services.events.create('f1', 'a', set('TIDE (live)'));
    await services.events.create('f1', 'b', set('the tide'));
    await services.events.create('f1', 'c', set('Tides'));
    expect(['a', 'b', 'c'].map((id) => linksOf(id))).toEqual([['tide'], ['tide'], undefined]);
    expect(await latest(services)).toMatchObject({ kind: 'setsCreated', edits: [{ id: 'c' }] });
  });

  it('links joined names to each artist that is there, and nothing to a name of two artists', async () => {
    const { services, linksOf } = setUp();
    await services.artists.create('tide', { name: 'Tide' });
    await services.artists.create('moss', { name: 'Moss' });
    await services.artists.create('kelp1', { name: 'Kelp' });
    await services.artists.create('kelp2', { name: 'Kelp' });
    await services.events.create('f1', 'a', set('Tide b2b Moss'));
    await services.events.create('f1', 'b', set('Moss & Nobody'));
    await services.events.create('f1', 'c', set('Kelp'));
    expect(['a', 'b', 'c'].map((id) => linksOf(id))).toEqual([['tide', 'moss'], ['moss'], undefined]);
  });

  it('links the sets and the acts of an import of any size', async () => {
    const { provider, services } = setUp();
    await services.artists.create('tide', { name: 'Artist 7' });
    const drafts = Array.from({ length: 90 }, (_, row) =>
      draft({ row: row + 1, artistName: `Artist ${row}`, ...(row === 80 && { artistName: 'Artist 7' }) }),
    );
    givenDraft(provider, 'f1', drafts);
    const toSave = await services.uploads.draftEvents('f1', uploadId);
    await services.uploads.saveAll({ festivalId: 'f1', uploadId, fileName: 'a.json', drafts: toSave });
    const linked = (await services.events.list('f1')).filter(({ artistIds }) => artistIds?.length === 1);
    expect(linked.map(({ artistName }) => artistName)).toEqual(['Artist 7', 'Artist 7']);
  });

  it('follows a rename, and leaves the links where only the spelling changes', async () => {
    const { services, linksOf } = setUp();
    await services.artists.create('tide', { name: 'Tide' });
    await services.artists.create('moss', { name: 'Moss' });
    await services.events.create('f1', 'a', set('Tide'));
    await services.events.update('f1', 'a', { artistName: 'Moss' });
    expect(linksOf('a')).toEqual(['moss']);
    expect(textOf(await latest(services))).toBe('Renamed Tide to Moss');
    await services.artists.link({ festivalId: 'f1', on: 'set', id: 'a' }, ['tide', 'moss']);
    await services.events.update('f1', 'a', { artistName: 'MOSS' });
    expect(linksOf('a')).toEqual(['tide', 'moss']);
    await services.events.update('f1', 'a', { artistName: 'Nobody' });
    expect(linksOf('a')).toBeUndefined();
    await services.history.undo('f1', await latest(services), 'ask');
    expect(linksOf('a')).toEqual(['tide', 'moss']);
  });

  it('respects that a set was unlinked, and what a write says itself', async () => {
    const { services, linksOf } = setUp();
    await services.artists.create('tide', { name: 'Tide' });
    await services.artists.create('moss', { name: 'Moss' });
    await services.events.create('f1', 'a', set('Tide'));
    await services.artists.link({ festivalId: 'f1', on: 'set', id: 'a' }, []);
    await services.events.update('f1', 'a', { artistName: 'Moss' });
    await services.events.create('f1', 'b', { ...set('Tide'), artistIds: ['moss'] });
    expect(['a', 'b'].map((id) => linksOf(id))).toEqual([[], ['moss']]);
  });

  it('is no part of taking a change back', async () => {
    const { services, linksOf } = setUp();
    await services.events.create('f1', 'a', set('Tide'));
    await services.events.update('f1', 'a', { artistName: 'Moss' });
    await services.artists.create('tide', { name: 'Tide' });
    await expect(services.history.undo('f1', await latest(services), 'ask')).resolves.toMatchObject({
      state: 'done',
    });
    expect(linksOf('a')).toBeUndefined();
  });

  it('brings back a deleted set with its link to an artist that was merged or deleted since', async () => {
    const { services, linksOf } = setUp();
    await services.artists.create('tide', { name: 'Tide' });
    await services.artists.create('moss', { name: 'Moss' });
    await services.events.create('f1', 'a', set('Tide'));
    await services.events.remove('f1', 'a');
    const deletion = await latest(services);
    await services.artists.merge('moss', 'tide');
    await services.history.undo('f1', deletion, 'ask');
    expect(linksOf('a')).toEqual(['tide']);
  });

  it('creates an artist along with the link to it, as one change that one undo takes back', async () => {
    const { services, linksOf, artistAt } = setUp();
    await services.events.create('f1', 'a', set('Tide b2b Moss'));
    await services.artists.create('moss', { name: 'Moss' });
    const document = { festivalId: 'f1', on: 'set', id: 'a' } as const;
    await services.artists.createLinked(document, { id: 'tide', name: 'Tide' }, ['moss']);
    expect(linksOf('a')).toEqual(['moss', 'tide']);
    expect(artistAt('tide')).toMatchObject({ name: 'Tide', keys: ['tide'] });
    await services.history.undo('f1', await latest(services), 'ask');
    expect([linksOf('a'), artistAt('tide')]).toEqual([undefined, null]);
    await expect(
      services.artists.createLinked({ ...document, ifVersion: 'old' }, { id: 'tide', name: 'Tide' }, []),
    ).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      services.artists.createLinked(document, { id: 'tide', name: ' ' }, []),
    ).rejects.toMatchObject({ code: 'invalid' });
    expect(artistAt('tide')).toBeNull();
  });

  it('tells whom links mean: also those that others were merged into, and none that are gone', async () => {
    const { services } = setUp();
    for (const id of ['tide', 'moss', 'kelp']) await services.artists.create(id, { name: id });
    await services.artists.merge('moss', 'tide');
    await services.artists.delete(['kelp']);
    const found = await services.artists.linked(['tide', 'moss', 'kelp']);
    expect(Array.from(found, ([id, artist]) => [id, artist?.id])).toEqual([
      ['tide', 'moss'],
      ['moss', 'moss'],
      ['kelp', undefined],
    ]);
  });

  it('finds the artists of many sets by their names, and single ones where the names lead elsewhere', async () => {
    const { services, provider } = setUp();
    const names = Array.from({ length: 40 }, (_, n) => `Name ${n}`);
    for (const name of [...names, 'Moss']) await services.artists.create(name.replace(' ', ''), { name });
    const get = vi.spyOn(provider.documents, 'get');
    const ids = [...names.map((name) => name.replace(' ', '')), 'Moss'];
    const found = await services.artists.linked(ids, [...names, 'Guest']);
    expect(Array.from(found.values(), (artist) => artist?.id)).toEqual(ids);
    expect(get).not.toHaveBeenCalled();
    await services.artists.linked(['Name1', 'Moss'], ['Name 1']);
    expect(get.mock.calls).toEqual([[paths.artist('Moss')]]);
  });

  it('refuses a link to an artist that is not there', async () => {
    const { services } = setUp();
    await services.events.create('f1', 'a', set('Tide'));
    const link = services.artists.link({ festivalId: 'f1', on: 'set', id: 'a' }, ['never']);
    await expect(link).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});

describe('artists', () => {
  it('are created once, changed, and deleted, each as one change that can be taken back', async () => {
    const { services, artistAt } = setUp();
    const { artists, history } = services;
    await artists.create('tide', { name: 'Tide' });
    await artists.create('tide', { name: 'Tide' });
    const { version } = await artists.get('tide');
    await artists.change('tide', { name: 'Ebb', country: 'NO' }, version);
    expect(artistAt('tide')).toMatchObject({ name: 'Ebb', country: 'NO', keys: ['ebb'] });
    await expect(artists.change('tide', { note: 'x' }, version)).rejects.toMatchObject({ code: 'conflict' });
    expect(textOf(await latest(services, artistHistory))).toBe('Changed country and name of the artist Tide');
    await history.undo(artistHistory, await latest(services, artistHistory), 'ask');
    expect(artistAt('tide')).toMatchObject({ name: 'Tide', keys: ['tide'] });
    await artists.delete(['tide']);
    expect(textOf(await latest(services, artistHistory))).toBe('Deleted the artist Tide');
    await history.undo(artistHistory, await latest(services, artistHistory), 'ask');
    expect(artistAt('tide')).toMatchObject({ name: 'Tide', keys: ['tide'] });
    await history.undo(artistHistory, await latest(services, artistHistory), 'ask');
    expect(artistAt('tide')).toBeNull();
  });

  it('are found in their history by what happened to them', async () => {
    const { services } = setUp();
    await services.artists.create('tide', { name: 'Tide' });
    await services.artists.create('moss', { name: 'Moss' });
    const { changes } = await services.history.find(
      artistHistory,
      [{ type: 'artistRecord', id: 'tide' }],
      null,
    );
    expect(changes.map(textOf)).toEqual(['Added the artist Tide']);
    const changed = { target: 'artist', id: 'tide', fields: [] } as const;
    await expect(services.history.lastAuthor(artistHistory, changed)).resolves.not.toBeNull();
  });

  it.each<[string, Parameters<Services['artists']['create']>[1]]>([
    ['a name', { name: ' ' }],
    ['a country', { name: 'Tide', country: 'XX' }],
  ])('are refused before any request for %s that breaks a rule', async (_, artist) => {
    const { services } = setUp();
    await expect(services.artists.create('a', artist)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('are reported as not found', async () => {
    const { services } = setUp();
    await expect(services.artists.get('a')).rejects.toMatchObject({ code: 'not-found' });
    await expect(services.artists.change('a', { note: 'x' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(services.artists.merge('a', 'b')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are followed, 10,000 of them', async () => {
    const { provider, services } = setUp();
    const { created_at, updated_at } = newStamps();
    for (let n = 0; n < 10_000; n += 1) {
      const data = { name: `Artist ${n}`, keys: [`artist ${n}`], created_at, updated_at };
      provider.stored.put(paths.artist(`a${n}`), data);
    }
    const count = await new Promise<number>((resolve, reject) => {
      const stop = services.artists.watch((found) => {
        resolve(found.length);
        queueMicrotask(() => stop());
      }, reject);
    });
    expect(count).toBe(10_000);
  });
});

function newStamps() {
  const { startDate: created_at, endDate: updated_at } = newFestival();
  return { created_at, updated_at };
}

describe('a merge', () => {
  async function merged() {
    const world = setUp();
    const { artists, events } = world.services;
    await artists.create('a', { name: 'Oma Kelp' });
    await artists.create('b', { name: 'Mother Kelp', country: 'NO' });
    await artists.create('c', { name: 'Kelp' });
    await events.create('f1', 'x', set('Mother Kelp'));
    await events.create('f2', 'y', set('Kelp'));
    await artists.merge('b', 'c');
    await artists.merge('a', 'b');
    return world;
  }

  it('gives the other all names, and leads everything to it', async () => {
    const { services, artistAt, linksOf } = await merged();
    expect(artistAt('a')).toMatchObject({
      spellings: ['Mother Kelp', 'Kelp'],
      country: 'NO',
      keys: ['oma kelp', 'mother kelp', 'kelp'],
    });
    expect([artistAt('b'), artistAt('c')]).toMatchObject([
      { mergedInto: 'a', keys: [] },
      { mergedInto: 'a', keys: [] },
    ]);
    expect(textOf(await latest(services, artistHistory))).toBe('Merged the artist Mother Kelp into Oma Kelp');
    expect([linksOf('x'), linksOf('y', 'f2')]).toEqual([['b'], ['c']]);
    const sets = await setsOf(services, 'a');
    expect(sets.map(({ festivalId, event }) => `${festivalId} ${event.id}`).toSorted()).toEqual([
      'f1 x',
      'f2 y',
    ]);
    await services.events.create('f1', 'z', set('Mother Kelp'));
    expect(linksOf('z')).toEqual(['a']);
  });

  it('is taken back and brought back without touching a festival', async () => {
    const { services, artistAt } = await merged();
    const festivalChange = await latest(services);
    await services.history.undo(artistHistory, await latest(services, artistHistory), 'ask');
    expect(artistAt('a')).not.toHaveProperty('country');
    expect(artistAt('b')).toMatchObject({ name: 'Mother Kelp', keys: ['mother kelp', 'kelp'] });
    expect(artistAt('b')).not.toHaveProperty('mergedInto');
    expect(artistAt('c')).toMatchObject({ mergedInto: 'b' });
    await services.history.undo(artistHistory, await latest(services, artistHistory), 'ask');
    expect([artistAt('b'), artistAt('c')]).toMatchObject([{ mergedInto: 'a' }, { mergedInto: 'a' }]);
    expect(await latest(services)).toEqual(festivalChange);
  });

  it('that would make too many spellings is refused', async () => {
    const { services } = setUp();
    const spellings = Array.from({ length: 30 }, (_, n) => `Name ${n}`);
    await services.artists.create('a', { name: 'Tide', spellings });
    await services.artists.create('b', { name: 'Moss' });
    await expect(services.artists.merge('a', 'b')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('takes those along that were merged into an artist when it is deleted', async () => {
    const { services, artistAt } = await merged();
    await services.artists.delete(['a']);
    expect(['a', 'b', 'c'].map(artistAt)).toEqual([null, null, null]);
    await expect(setsOf(services, 'a')).resolves.toEqual([]);
  });
});

describe('artists from the names of a festival', () => {
  it('are created and linked as one change, which one undo takes back, and another brings back', async () => {
    const { provider, services, linksOf, artistAt } = setUp();
    for (const [id, name] of Object.entries({
      a: 'Tide',
      b: 'TIDE',
      c: 'Moss',
      d: 'Tide b2b Moss',
      e: 'Owl',
    }))
      await services.events.create('f1', id, set(name));
    await services.artists.link({ festivalId: 'f1', on: 'set', id: 'e' }, []);
    await services.artists.create('known', { name: 'Moss' });
    await services.events.change('f1', [
      { on: 'act', type: 'create', id: 'g', data: { artistName: 'Reed', imageURL: null } },
    ]);
    const outcome = await services.artists.createFromNames('f1');
    expect(outcome).toMatchObject({ created: 2, linked: 5 });
    const { artistIds } = await services.events.get('f1', 'a');
    const tide = artistIds?.[0] ?? '';
    expect(artistAt(tide)).toMatchObject({ name: 'Tide', keys: ['tide'] });
    expect(['a', 'b', 'c', 'd', 'e'].map((id) => linksOf(id))).toEqual([
      [tide],
      [tide],
      ['known'],
      [tide, 'known'],
      [],
    ]);
    expect(provider.stored.read(paths.unplacedAct('f1', 'g'))?.['artistIds']).toHaveLength(1);
    const change = await latest(services);
    expect(textOf(change)).toBe(
      historyMessages.artistsCreatedAndLinked(2, historyMessages.setsOrActs(4, false)),
    );
    expect(textOf(await latest(services, artistHistory))).toBe('Added 2 artists');
    await expect(services.artists.createFromNames('f1')).resolves.toMatchObject({ changeId: null });
    await services.history.undo('f1', change, 'ask');
    expect(artistAt(tide)).toBeNull();
    expect(linksOf('a')).toBeUndefined();
    expect(artistAt('known')).not.toBeNull();
    await services.history.undo('f1', await latest(services), 'ask');
    expect(artistAt(tide)).toMatchObject({ name: 'Tide', keys: ['tide'] });
    expect(linksOf('d')).toEqual([tide, 'known']);
  });

  it('are created again for sets that are linked to artists that are gone alone, and for no others', async () => {
    const { services, linksOf } = setUp();
    for (const [id, name] of Object.entries({ tide: 'Tide', moss: 'Moss', gone: 'Gone', into: 'Into' }))
      await services.artists.create(id, { name });
    // A merged artist no longer has a name of its own: it is found by its id.
    await services.artists.create('from', { name: 'From' });
    for (const [id, name] of Object.entries({ a: 'Tide', b: 'Moss', c: 'From', d: 'Owl', e: 'Reed' }))
      await services.events.create('f1', id, set(name));
    await services.artists.link({ festivalId: 'f1', on: 'set', id: 'd' }, []);
    await services.artists.link({ festivalId: 'f1', on: 'set', id: 'e' }, ['gone', 'moss']);
    await services.artists.merge('into', 'from');
    await services.artists.delete(['tide', 'gone']);
    await expect(services.artists.createFromNames('f1')).resolves.toMatchObject({ created: 1, linked: 1 });
    expect(linksOf('a')).not.toEqual(['tide']);
    expect(['b', 'c', 'd', 'e'].map((id) => linksOf(id))).toEqual([['moss'], ['from'], [], ['gone', 'moss']]);
    await services.history.undo('f1', await latest(services), 'ask');
    expect(linksOf('a')).toEqual(['tide']);
  });

  it('leave undecided what was linked to them by hand, once their creation is undone', async () => {
    const { services, linksOf } = setUp();
    await services.events.create('f1', 'a', set('Tide'));
    const { changeId } = await services.artists.createFromNames('f1');
    const [tide] = linksOf('a') as string[];
    await services.events.create('f1', 'b', set('Ebb'));
    await services.artists.link({ festivalId: 'f1', on: 'set', id: 'b' }, [tide ?? '']);
    const change = await services.history.get('f1', changeId ?? '');
    if (change === null) throw new Error('no change');
    await services.history.undo('f1', change, 'rest');
    expect([linksOf('a'), linksOf('b')]).toEqual([undefined, [tide]]);
    await expect(services.artists.createFromNames('f1')).resolves.toMatchObject({ created: 2, linked: 2 });
  });

  it('are as many as there are names, 411 in one action', async () => {
    const { provider, services } = setUp();
    givenDraft(
      provider,
      'f1',
      Array.from({ length: 411 }, (_, row) => draft({ row: row + 1, artistName: `Artist ${row}` })),
    );
    const drafts = await services.uploads.draftEvents('f1', uploadId);
    await services.uploads.saveAll({ festivalId: 'f1', uploadId, fileName: 'a.json', drafts });
    await expect(services.artists.createFromNames('f1')).resolves.toMatchObject({
      created: 411,
      linked: 411,
    });
    expect(textOf(await latest(services))).toBe('Created 411 artists and linked 411 sets');
  });
});
