import { paths, timestampFromMillis, type Festival } from '@lineup/domain';
import { ProviderError, type Provider } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Versioned } from '../commits/records.ts';
import { createServices, type Services } from '../services.ts';
import { draft, givenDraft, givenFestival, newFestival, uploadId } from '../testing/factories.ts';

async function setUp(drafts = [draft(), draft({ artistName: 'Mør & Tide', row: 2 })], traits = {}) {
  const provider = startBackend();
  givenFestival(provider, 'f1', traits);
  givenDraft(provider, 'f1', drafts);
  const services = createServices(provider, { now: () => Date.UTC(2026, 0, 2), random: () => 0.5 });
  const read = await services.uploads.draftEvents('f1', uploadId);
  const lineup = { festivalId: 'f1', uploadId, drafts: read };
  const pathsUnder = (folder: string) => provider.stored.paths().filter((path) => path.startsWith(folder));
  return { provider, services, lineup, pathsUnder };
}

describe('saving a reviewed lineup', () => {
  it('writes every event, stamps it, and removes the draft', async () => {
    const { services, lineup, pathsUnder, provider } = await setUp();
    await expect(services.uploads.saveAll(lineup)).resolves.toEqual({ events: 2, pictures: [] });
    const saved = await services.events.list('f1');
    expect(saved.map((event) => event.artistName).sort()).toEqual(['Mør & Tide', 'Owl Parade']);
    expect(saved[0]?.createdAt).toEqual(saved[1]?.updatedAt);
    expect(saved[0]?.timeStart).toEqual({ seconds: Date.UTC(2026, 6, 3, 19) / 1000, nanoseconds: 0 });
    expect(pathsUnder(paths.uploads('f1'))).toEqual([]);
    expect(provider.stored.paths().includes(paths.festival('f1'))).toBe(true);
  });

  it('stores what has no place yet as unplaced acts, in the same commit, and takes both back together', async () => {
    const { services, lineup, provider, pathsUnder } = await setUp([
      draft(),
      draft({ artistName: 'Kelp', timeStart: '', timeEnd: '', unplaced: true, row: 2 }),
    ]);
    await expect(services.uploads.saveAll(lineup)).resolves.toEqual({ events: 1, pictures: [] });
    expect(pathsUnder(paths.events('f1'))).toEqual([paths.event('f1', 'draft-1')]);
    expect(provider.stored.read(paths.unplacedAct('f1', 'draft-2'))).toMatchObject({
      artistName: 'Kelp',
      note: 'From the lineup file: Harbour, Fri, Jul 3',
    });
    await expect(services.uploads.saveAll(lineup)).resolves.toEqual({ events: 1, pictures: [] });
    const [change] = (await services.history.find('f1', [], null)).changes;
    expect(change).toMatchObject({ kind: 'lineupImported', created: 1 });
    if (change !== undefined) await services.history.undo('f1', change, 'ask');
    expect(pathsUnder(paths.events('f1'))).toEqual([]);
    expect(pathsUnder(paths.unplacedActs('f1'))).toEqual([]);
  });

  it('names every faulty event and writes nothing', async () => {
    const faulty = [
      draft(),
      draft({ artistName: ' ', row: 2 }),
      draft({ artistName: 'Kelp', stage: 'Pier', row: 3 }),
    ];
    const { services, lineup } = await setUp(faulty);
    await expect(services.uploads.saveAll(lineup)).rejects.toThrow(
      'Validation errors:\nEvent 2 ( ): Artist name is required\n' +
        'Event 3 (Kelp): Stage "Pier" is not valid. Available stages: Harbour, Chapel',
    );
    await expect(services.events.list('f1')).resolves.toEqual([]);
  });

  it('gives a festival without stages those that the events name, in the same write', async () => {
    const drafts = [draft({ stage: 'Pier' }), draft({ stage: 'Attic', row: 2 })];
    const { services, lineup } = await setUp(drafts, { stages: [] });
    await services.uploads.saveAll(lineup);
    expect((await services.festivals.get('f1')).stages).toEqual(['Pier', 'Attic']);
  });

  it('succeeds without writing again when an earlier try had arrived and its answer was lost', async () => {
    const { services, lineup } = await setUp();
    await services.uploads.saveAll(lineup);
    await expect(services.uploads.saveAll(lineup)).resolves.toEqual({ events: 2, pictures: [] });
    await expect(services.events.list('f1')).resolves.toHaveLength(2);
  });

  it('writes none of them where one cannot be written, and keeps the draft', async () => {
    const { services, lineup, provider, pathsUnder } = await setUp();
    const last = lineup.drafts.at(-1)?.id ?? '';
    const at = timestampFromMillis(Date.UTC(2026, 6, 4, 18));
    const other = { artistName: 'Another', stage: 'Harbour', date: at, timeStart: at, timeEnd: at };
    provider.stored.put(paths.event('f1', last), other);
    const drafts = pathsUnder(paths.uploads('f1'));
    await expect(services.uploads.saveAll(lineup)).rejects.toMatchObject({ code: 'already-exists' });
    expect(pathsUnder(paths.events('f1'))).toEqual([paths.event('f1', last)]);
    expect(provider.stored.read(paths.event('f1', last))).toEqual(other);
    expect(pathsUnder(paths.uploads('f1'))).toEqual(drafts);
  });

  it('says that the upload is gone when somebody else saved or removed the draft', async () => {
    const { services, lineup, provider } = await setUp();
    await provider.documents.commit([{ type: 'delete', path: paths.upload('f1', uploadId) }]);
    await expect(services.uploads.saveAll(lineup)).rejects.toThrow('Upload not found');
    await expect(services.events.list('f1')).resolves.toEqual([]);
  });

  it('says that the festival is gone when it was deleted in the meantime', async () => {
    const { services, lineup } = await setUp();
    await services.festivals.remove('f1');
    await expect(services.uploads.saveAll(lineup)).rejects.toThrow('Festival not found');
  });

  it('leaves all as it was and tells a connection failure', async () => {
    const { services, lineup, provider } = await setUp();
    const commit = provider.documents.commit.bind(provider.documents);
    provider.documents.commit = () => Promise.reject(new ProviderError('unavailable'));
    await expect(services.uploads.saveAll(lineup)).rejects.toThrow('The portal cannot be reached');
    provider.documents.commit = commit;
    await expect(services.uploads.draftEvents('f1', uploadId)).resolves.toHaveLength(2);
  });

  it('does not overwrite stages that somebody else added at the same time', async () => {
    const { services, lineup, provider } = await setUp([draft({ stage: 'Pier' })], { stages: [] });
    const commit = provider.documents.commit.bind(provider.documents);
    provider.documents.commit = (writes, name) => {
      provider.documents.commit = commit;
      givenFestival(provider, 'f1', newFestival({ stages: ['Lawn'] }));
      return commit(writes, name);
    };
    await expect(services.uploads.saveAll(lineup)).rejects.toMatchObject({ code: 'conflict' });
    expect((await services.festivals.get('f1')).stages).toEqual(['Lawn']);
  });
});

/** The festival as a page watches it until the test ends, together with the session. */
function followed(
  { festivals }: Services,
  { auth }: Pick<Provider, 'auth'>,
  id: string,
): Promise<Versioned<Festival>> {
  onTestFinished(auth.observe(() => undefined));
  return new Promise((resolve, reject) => {
    onTestFinished(festivals.watch(id, (found) => found !== null && resolve(found), reject));
  });
}

describe('saving with the festival as the page follows it', () => {
  async function setUpFollowed(drafts?: Parameters<typeof setUp>[0], traits = {}) {
    const made = await setUp(drafts, traits);
    const festival = await followed(made.services, made.provider, 'f1');
    const requests = vi.spyOn(made.provider.server.app, 'request');
    const called = () => requests.mock.calls.map(([url, init]) => new Request(url as string, init));
    const sent = () => called().map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    const bytes = async () => {
      const bodies = await Promise.all(called().map((request) => request.arrayBuffer()));
      return bodies.reduce((sum, { byteLength }) => sum + byteLength, 0);
    };
    return { ...made, lineup: { ...made.lineup, festival }, sent, bytes };
  }

  it('asks once for artists and is one request, also for 1,691 events, which carries each event and its record and nothing else', async () => {
    const drafts = Array.from({ length: 1691 }, (_, row) =>
      draft({ artistName: `Artist ${row}`, row: row + 1 }),
    );
    const { services, lineup, sent, bytes } = await setUpFollowed(drafts);
    await expect(services.uploads.saveAll(lineup)).resolves.toEqual({ events: 1691, pictures: [] });
    // Later requests come from the watch of the festival, which was changed.
    const [first, second, ...later] = sent();
    expect([first, second]).toEqual(['GET /api/documents/count', 'POST /api/documents/commit']);
    expect(later.filter((request) => request.startsWith('POST'))).toEqual([]);
    expect((await bytes()) / 1691).toBeLessThan(840);
  }, 30_000);

  it.each([
    ['zone', { timezone: 'Europe/Helsinki' }, Date.UTC(2026, 6, 3, 17)],
    ['name', { name: 'Renamed' }, Date.UTC(2026, 6, 3, 19)],
  ])(
    'has the times of the festival as it is where its %s was changed elsewhere',
    async (_, changes, start) => {
      const { services, lineup, provider } = await setUpFollowed();
      provider.stored.put(paths.festival('f1'), changes);
      await expect(services.uploads.saveAll(lineup)).resolves.toEqual({ events: 2, pictures: [] });
      const [saved] = await services.events.list('f1');
      expect(saved?.timeStart).toEqual(timestampFromMillis(start));
      expect(await services.festivals.get('f1')).toMatchObject(changes);
    },
  );

  it('is refused where the stages were changed elsewhere, and writes nothing', async () => {
    const { services, lineup, provider, pathsUnder } = await setUpFollowed();
    provider.stored.put(paths.festival('f1'), { stages: ['Lawn'] });
    await expect(services.uploads.saveAll(lineup)).rejects.toThrow('Stage "Harbour" is not valid');
    expect(pathsUnder(paths.events('f1'))).toEqual([]);
  });

  it('says that the upload is gone where another administrator saved or removed the draft', async () => {
    const { services, lineup, provider } = await setUpFollowed();
    provider.stored.drop(paths.upload('f1', uploadId));
    await expect(services.uploads.saveAll(lineup)).rejects.toThrow('Upload not found');
  });

  it('succeeds when an earlier try had arrived and its answer was lost', async () => {
    const { services, lineup } = await setUpFollowed();
    await services.uploads.saveAll(lineup);
    await expect(services.uploads.saveAll(lineup)).resolves.toEqual({ events: 2, pictures: [] });
    await expect(services.events.list('f1')).resolves.toHaveLength(2);
  });
});
