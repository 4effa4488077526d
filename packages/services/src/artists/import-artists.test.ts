import { artistHistory, paths, placedDrafts, type DraftEventData } from '@lineup/domain';
import { incomingOfDraft, matchSets, mergeWrites, planMerge } from '@lineup/domain/merge';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, test } from 'vitest';
import { createRecorder } from '../changes/recorder.ts';
import { createServices } from '../services.ts';
import { createArtistImports } from './artist-imports.ts';
import { draft, givenDraft, givenFestival, uploadId } from '../testing/factories.ts';

const kelp = draft({ artistName: 'Oma Kelp', artist: { country: 'NO', genres: 'Dub, Folk' }, row: 1 });
const heron = draft({ artistName: 'Heron', stage: 'Chapel', row: 2 });
const both = draft({ artistName: 'Oma Kelp b2b Heron', timeStart: '22:00', timeEnd: '23:00', row: 3 });

function setUp() {
  const provider = startBackend();
  givenFestival(provider, 'f1');
  const services = createServices(provider, { now: () => Date.UTC(2026, 0, 2), random: () => 0.5 });
  const { uploads, events, festivals, merges, history, artists } = services;
  const drafts = async (rows: readonly DraftEventData[]) => {
    givenDraft(provider, 'f1', rows);
    return uploads.draftEvents('f1', uploadId);
  };
  const all = async () => {
    const found = await provider.documents.query({ collection: paths.artists });
    return found.map(({ id, data: { name, country, genres } }) => ({ id, name, country, genres }));
  };
  const saveFirst = async (rows: readonly DraftEventData[]) =>
    uploads.saveAll({ festivalId: 'f1', uploadId, drafts: await drafts(rows), sourceName: 'Agency' });
  const saveAgain = async (rows: readonly DraftEventData[], artistAnswers = {}) => {
    const artistRows = (await drafts(rows)).map((one) => ({ ...one, id: `second-${one.row}` }));
    const placed = placedDrafts(artistRows).map(incomingOfDraft);
    const festival = await festivals.get('f1');
    const [known = null] = await merges.sources('f1');
    const base = known?.base ?? null;
    const pairing = matchSets(placed, await events.list('f1'), base, festival);
    const plan = planMerge(pairing, base, festival);
    const source = { name: 'Agency', known };
    const writes = mergeWrites(plan, base, festival);
    const ofFile = { drafts: artistRows, artistRows, artistAnswers };
    return merges.save({ festival, uploadId, addedStages: [], ...writes, source, ...ofFile });
  };
  const latest = async (of: string) => (await history.find(of, [], null)).changes[0];
  const imports = createArtistImports(provider.documents, createRecorder(provider));
  return { provider, saveFirst, saveAgain, all, latest, events, artists, history, imports };
}

describe('a file with artist columns', () => {
  it('creates the artists with the sets and links them, as one change that is undone as one', async () => {
    const { saveFirst, all, events, latest, history } = setUp();
    await saveFirst([kelp, heron, both]);
    const [artist] = await all();
    expect(await all()).toEqual([
      { id: artist?.id, name: 'Oma Kelp', country: 'NO', genres: ['Dub', 'Folk'] },
    ]);
    const links = (await events.list('f1')).map(({ artistName, artistIds }) => [artistName, artistIds]);
    expect(Object.fromEntries(links)).toEqual({
      'Oma Kelp': [artist?.id],
      Heron: undefined,
      'Oma Kelp b2b Heron': [artist?.id],
    });
    const change = await latest('f1');
    expect((await latest(artistHistory))?.id).toBe(change?.id);
    if (change !== undefined) await history.undo('f1', change, 'ask');
    expect(await all()).toEqual([]);
    expect(await events.list('f1')).toEqual([]);
  });

  it('writes no artist where it says nothing of any', async () => {
    const { saveFirst, all, provider } = setUp();
    await saveFirst([heron, both]);
    expect(await all()).toEqual([]);
    const [source] = await provider.documents.query({ collection: paths.importSources('f1') });
    expect(source?.data).not.toHaveProperty('artists');
  });

  it('fills what a stored artist lacks and leaves what differs', async () => {
    const { saveFirst, all, artists } = setUp();
    await artists.create('a', { name: 'Oma Kelp', country: 'SE' });
    await saveFirst([kelp]);
    expect(await all()).toEqual([{ id: 'a', name: 'Oma Kelp', country: 'SE', genres: ['Dub', 'Folk'] }]);
  });

  it('that comes again changes what it changed, and nothing that was changed here', async () => {
    const { saveFirst, saveAgain, all, artists } = setUp();
    await saveFirst([kelp]);
    const [before] = await all();
    await artists.change(before?.id ?? '', { country: 'SE' });
    await expect(saveAgain([{ ...kelp, artist: { country: 'NO', genres: 'Dub' } }])).resolves.toMatchObject({
      state: 'done',
    });
    expect(await all()).toEqual([{ ...before, country: 'SE', genres: ['Dub'] }]);
    await saveAgain([{ ...kelp, artist: { country: 'DK' } }], { 'oma kelp': { country: 'file' } });
    expect(await all()).toEqual([{ ...before, country: 'DK', genres: ['Dub'] }]);
  });

  it('links sets that were on the schedule before to the artist that it creates', async () => {
    const { saveFirst, saveAgain, all, events } = setUp();
    await saveFirst([heron, both]);
    await saveAgain([{ ...heron, timeEnd: '21:30', artist: { country: 'NO' } }, both]);
    const [artist] = await all();
    expect((await events.list('f1')).map(({ artistName, artistIds }) => [artistName, artistIds])).toEqual(
      expect.arrayContaining([
        ['Heron', [artist?.id]],
        ['Oma Kelp b2b Heron', undefined],
      ]),
    );
  });

  it('stores an act without a place with its artist', async () => {
    const { saveFirst, all, provider } = setUp();
    await saveFirst([{ ...kelp, stage: '', date: '', timeStart: '', timeEnd: '', unplaced: true }]);
    const [artist] = await all();
    const [act] = await provider.documents.query({ collection: paths.unplacedActs('f1') });
    expect(act?.data).toMatchObject({ artistName: 'Oma Kelp', artistIds: [artist?.id] });
  });

  it('finds acts that are there already, whichever way it is saved', async () => {
    const { saveFirst, saveAgain, all, events, provider } = setUp();
    const waiting = { stage: '', date: '', timeStart: '', timeEnd: '', unplaced: true };
    const rows = [
      { ...kelp, ...waiting },
      { ...heron, ...waiting },
    ];
    const names = async () => {
      const acts = await provider.documents.query({ collection: paths.unplacedActs('f1') });
      return new Set(acts.map(({ data }) => data['artistName']));
    };
    const act = { artistName: 'Oma Kelp', imageURL: null };
    await events.change('f1', [{ on: 'act', type: 'create', id: 'known', data: act }]);
    await saveFirst([...rows, both]);
    expect(await names()).toEqual(new Set(['Heron', 'Oma Kelp']));
    const ebb = draft({ ...waiting, artistName: 'Ebb', row: 4 });
    await saveAgain([...rows, { ...both, timeEnd: '23:30' }, ebb]);
    expect(await names()).toEqual(new Set(['Ebb', 'Heron', 'Oma Kelp']));
    expect(await provider.documents.count({ collection: paths.unplacedActs('f1') })).toBe(3);
    expect(await all()).toHaveLength(1);
  });
});

describe('a file of artists alone', () => {
  const rows = [
    { id: 'r1', artistName: 'Oma Kelp', artist: { country: 'NO' } },
    { id: 'r2', artistName: 'Heron', artist: {} },
  ];

  it('creates and changes artists in one change that is undone', async () => {
    const { imports, all, artists, latest, history } = setUp();
    await artists.create('a', { name: 'Oma Kelp', country: 'SE' });
    const saved = await imports.save(rows, { 'oma kelp': { country: 'file' } }, 'artists.csv');
    expect(saved).toMatchObject({ created: 1, changed: 1 });
    expect((await all()).map(({ name, country }) => ({ name, country }))).toEqual(
      expect.arrayContaining([
        { name: 'Heron', country: undefined },
        { name: 'Oma Kelp', country: 'NO' },
      ]),
    );
    const change = await latest(artistHistory);
    if (change !== undefined) await history.undo(artistHistory, change, 'ask');
    expect(await all()).toEqual([{ id: 'a', name: 'Oma Kelp', country: 'SE', genres: undefined }]);
  });

  it('is refused where nothing would change', async () => {
    const { imports, artists } = setUp();
    await artists.create('a', { name: 'Oma Kelp', country: 'NO' });
    await expect(imports.save(rows.slice(0, 1), {}, 'artists.csv')).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('that is too much for one commit is refused with the numbers', async () => {
    const { imports, all } = setUp();
    const artist = { longText: 'x'.repeat(9_000) };
    const many = Array.from({ length: 1500 }, (_, n) => ({ id: `r${n}`, artistName: `Artist ${n}`, artist }));
    await expect(imports.save(many, {}, 'artists.csv')).rejects.toMatchObject({
      message: expect.stringMatching(
        /^The file changes 1500 artists, but only about \d+ can be saved/u,
      ) as string,
    });
    expect(await all()).toEqual([]);
  });
});

test('the artists of sets are read with those that they were merged into', async () => {
  const { imports, artists } = setUp();
  await artists.create('a', { name: 'Oma Kelp' });
  await artists.create('b', { name: 'Kelp3' });
  await artists.merge('a', 'b');
  const found = await imports.ofSets([{ artistIds: ['b', 'gone'] }, {}]);
  expect(found.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
});
