import { draftToEvent, paths } from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it } from 'vitest';
import { createServices } from '../services.ts';
import { draft, givenFestival, newFestival } from '../testing/factories.ts';

/** Two festivals with the sets a and b, and a third that has none. */
async function setUp() {
  let time = Date.UTC(2026, 6, 1);
  const provider = startBackend({ now: () => (time += 1) });
  const services = createServices(provider, { now: () => 0, random: () => 0 });
  for (const id of ['f1', 'f2', 'f3']) givenFestival(provider, id);
  const set = (artistName: string) => draftToEvent(draft({ artistName }), newFestival());
  for (const id of ['f1', 'f2']) {
    await services.events.create(id, 'a', set('Tide'));
    await services.events.create(id, 'b', set('Kelp'));
  }
  const undecided = async () => {
    const found = await Promise.all(['f1', 'f2', 'f3'].map((id) => services.artists.linkable(id)));
    return found.flat();
  };
  const linksOf = (festivalId: string, id: string) =>
    provider.stored.read(paths.event(festivalId, id))?.['artistIds'];
  return { provider, services, undecided, linksOf };
}

describe('names of several festivals', () => {
  it('are found unless somebody decided that they have no artist', async () => {
    const { services, undecided } = await setUp();
    await services.artists.link({ festivalId: 'f1', on: 'set', id: 'b' }, []);
    const found = await undecided();
    expect(found.map(({ festivalId, on, id, name }) => [festivalId, on, id, name])).toEqual([
      ['f1', 'set', 'a', 'Tide'],
      ['f2', 'set', 'a', 'Tide'],
      ['f2', 'set', 'b', 'Kelp'],
    ]);
  });

  it('come with the artists that they are linked to, also once those are gone', async () => {
    const { services, undecided } = await setUp();
    await services.artists.create('tide', { name: 'Tide' });
    await services.artists.link({ festivalId: 'f1', on: 'set', id: 'a' }, ['tide']);
    await services.artists.delete(['tide']);
    const found = await undecided();
    expect(found.map(({ festivalId, id, artistIds }) => [festivalId, id, artistIds])).toContainEqual([
      'f1',
      'a',
      ['tide'],
    ]);
  });

  it('get an artist with one change for each festival, all of which can be taken back', async () => {
    const { provider, services, undecided, linksOf } = await setUp();
    const documents = (await undecided()).filter(({ name }) => name === 'Tide');
    const progress: string[] = [];
    const name = { documents, artistIds: ['tide'], created: { id: 'tide', name: 'Tide' }, spelled: null };
    const done = await services.artists.linkNames([name], {
      onProgress: (n, all) => progress.push(`${n}/${all}`),
    });
    expect(done).toMatchObject({
      linked: 2,
      failure: null,
      changes: [{ festivalId: 'f1' }, { festivalId: 'f2' }],
    });
    expect(progress).toEqual(['1/2', '2/2']);
    expect([linksOf('f1', 'a'), linksOf('f2', 'a')]).toEqual([['tide'], ['tide']]);
    for (const { festivalId, changeId } of done.changes.toReversed()) {
      const change = await services.history.get(festivalId, changeId);
      if (change !== null) await services.history.undo(festivalId, change, 'ask');
    }
    expect([linksOf('f1', 'a'), linksOf('f2', 'a')]).toEqual([undefined, undefined]);
    expect(provider.stored.read(paths.artist('tide'))).toBeUndefined();
  });

  it('are spelled at the artist that they are linked to', async () => {
    const { provider, services, undecided } = await setUp();
    await services.artists.create('kelp', { name: 'Kelpwood' });
    const { version } = await services.artists.get('kelp');
    const documents = (await undecided()).filter(({ name }) => name === 'Kelp');
    const spelled = { id: 'kelp', version, spellings: ['Kelp'] };
    await services.artists.linkNames([{ documents, artistIds: ['kelp'], created: null, spelled }]);
    expect(provider.stored.read(paths.artist('kelp'))).toMatchObject({ keys: ['kelpwood', 'kelp'] });
  });

  it('stay as they are from the festival on in which a set has changed since', async () => {
    const { services, undecided, linksOf } = await setUp();
    const documents = (await undecided()).filter(({ name }) => name === 'Tide');
    await services.events.update('f2', 'a', { artistName: 'Ebb' });
    const name = { documents, artistIds: ['tide'], created: { id: 'tide', name: 'Tide' }, spelled: null };
    const done = await services.artists.linkNames([name]);
    expect(done).toMatchObject({
      linked: 1,
      changes: [{ festivalId: 'f1' }],
      failure: expect.any(String) as string,
    });
    expect([linksOf('f1', 'a'), linksOf('f2', 'a')]).toEqual([['tide'], undefined]);
  });

  it('stay as they are once the work is stopped', async () => {
    const { services, undecided } = await setUp();
    const signal = AbortSignal.abort();
    const name = { documents: await undecided(), artistIds: [], created: null, spelled: null };
    await expect(services.artists.linkNames([name], { signal })).resolves.toMatchObject({ changes: [] });
  });
});
