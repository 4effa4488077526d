import {
  mergeMessages,
  paths,
  timestampFromMillis,
  timestampToMillis,
  type DraftEventData,
  type FileOrigin,
} from '@lineup/domain';
import { incomingOfDraft, matchSets, mergeWrites, planMerge, type MergeChoices } from '@lineup/domain/merge';
import { ProviderError } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it } from 'vitest';
import { createServices } from '../services.ts';
import { draft, givenDraft, givenEvent, givenFestival, uploadId } from '../testing/factories.ts';
import type { MergeToSave } from './save-merge.ts';

const lineup = [
  draft(),
  draft({ artistName: 'Night Ferry', timeStart: '22:00', timeEnd: '23:00', row: 2 }),
  draft({ artistName: 'Kelp', stage: 'Chapel', row: 3 }),
] as const;

/** A festival with a lineup imported from "Agency list", or with only Kelp, created by hand. */
async function setUp({ isImported = true, origin }: { isImported?: boolean; origin?: FileOrigin } = {}) {
  const provider = startBackend();
  givenFestival(provider, 'f1');
  const services = createServices(provider, { now: () => Date.UTC(2026, 0, 2), random: () => 0.5 });
  const { uploads, events, festivals, merges, history } = services;
  const drafts = async (rows: readonly DraftEventData[]) => {
    givenDraft(provider, 'f1', rows);
    return uploads.draftEvents('f1', uploadId);
  };
  if (isImported) {
    const saved = { festivalId: 'f1', uploadId, drafts: await drafts(lineup) };
    await uploads.saveAll({ ...saved, sourceName: 'Agency list', origin });
  } else givenEvent(provider, 'f1', 'by-hand', lineup[2]);
  const byName = async (name: string) => {
    const found = (await events.list('f1')).find(({ artistName }) => artistName === name);
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  };

  /** Compares a further file with the schedule and applies these choices. */
  async function compare(rows: readonly DraftEventData[], choices: MergeChoices = {}): Promise<MergeToSave> {
    const incoming = (await drafts(rows)).map((one) => ({
      ...incomingOfDraft(one),
      id: `second-${one.row}`,
    }));
    const festival = await festivals.get('f1');
    const [known = null] = await merges.sources('f1');
    const base = known?.base ?? null;
    const stored = await events.list('f1');
    const plan = planMerge(matchSets(incoming, stored, base, festival), base, festival, choices);
    const source = { name: known?.name ?? 'Agency list', known };
    return { festival, uploadId, addedStages: [], ...mergeWrites(plan, base, festival), source };
  }
  const latest = async () => (await history.find('f1', [], null)).changes[0];
  const names = async () => (await events.list('f1')).map(({ artistName }) => artistName).toSorted();
  return { provider, services, compare, byName, latest, names, ...services };
}

/** The lineup with Night Ferry on another stage, without Kelp and with the new set Tern. */
const second = [
  lineup[0],
  { ...lineup[1], stage: 'Chapel' },
  draft({ artistName: 'Tern', stage: 'Chapel', timeStart: '18:00', timeEnd: '19:00', row: 3 }),
] as const;

describe('the first import', () => {
  it('leaves what its file said, under the name of its source', async () => {
    const { merges } = await setUp();
    const [source, ...others] = await merges.sources('f1');
    expect(others).toEqual([]);
    expect(source).toMatchObject({ name: 'Agency list', uploadId });
    const artistNames = Object.values(source?.base.sets ?? {}).map((set) => set.said.artistName);
    expect(artistNames).toEqual(['Owl Parade', 'Night Ferry', 'Kelp']);
  });

  it('is taken back with what is remembered of it', async () => {
    const { merges, history, latest, names } = await setUp();
    const change = await latest();
    if (change === undefined) throw new Error('no change');
    await expect(history.undo('f1', change, 'ask')).resolves.toMatchObject({ state: 'done' });
    expect(await merges.sources('f1')).toEqual([]);
    expect(await names()).toEqual([]);
  });
});

describe('a merge', () => {
  it('writes new, changed and removed sets as one change, with what the file said now', async () => {
    const { compare, byName, merges, latest, names, services } = await setUp();
    const kelp = await byName('Kelp');
    const merge = await compare(second, { answers: { [kelp.id]: { exists: 'file' } } });
    await expect(merges.save({ ...merge, fileName: 'agency_v2.csv' })).resolves.toMatchObject({
      state: 'done',
    });
    expect(await names()).toEqual(['Night Ferry', 'Owl Parade', 'Tern']);
    expect(await byName('Night Ferry')).toMatchObject({ stage: 'Chapel' });
    expect(await latest()).toMatchObject({
      kind: 'lineupMerged',
      source: 'Agency list (agency_v2.csv)',
      created: 1,
      edited: 1,
      deleted: 1,
    });
    const [source] = await merges.sources('f1');
    expect(Object.values(source?.base.sets ?? {}).map(({ said }) => said.artistName)).toEqual(
      expect.arrayContaining(['Owl Parade', 'Night Ferry', 'Tern']),
    );
    await expect(services.uploads.list('f1')).resolves.toEqual([]);
  });

  it('stores rows without a place as unplaced acts in the same change', async () => {
    const { compare, merges, latest, provider } = await setUp();
    const merge = await compare(second);
    const [row] = await provider.documents.query({
      collection: paths.draftEvents('f1', uploadId),
      orderBy: [{ field: 'createdAt', direction: 'ascending' }],
    });
    const unplaced = { ...draft({ artistName: 'Heron', stage: '', unplaced: true }), id: row?.id ?? '' };
    await expect(merges.save({ ...merge, drafts: [unplaced] })).resolves.toMatchObject({ state: 'done' });
    expect(provider.stored.read(paths.unplacedAct('f1', unplaced.id))).toMatchObject({ artistName: 'Heron' });
    expect(await latest()).toMatchObject({ kind: 'lineupMerged', created: 1, edited: 1, deleted: 0 });
  });

  it('keeps what was changed by hand, and the same file again has nothing to do', async () => {
    const { compare, byName, merges, services } = await setUp();
    const owls = await byName('Owl Parade');
    await services.events.update('f1', owls.id, { stage: 'Chapel' });
    await merges.save(await compare(second));
    expect(await byName('Owl Parade')).toMatchObject({ stage: 'Chapel' });
    expect((await compare(second)).edits).toEqual([]);
  });

  it('leaves the delays and actual times of the show day, and takes no delay for a change', async () => {
    const { compare, byName, merges, services } = await setUp();
    const owls = await byName('Owl Parade');
    const later = (at: typeof owls.timeStart) => timestampFromMillis(timestampToMillis(at) + 10 * 60_000);
    const live = {
      timeStart: later(owls.timeStart),
      timeEnd: later(owls.timeEnd),
      startDelay: 10,
      endDelay: 10,
      actualStart: later(owls.timeStart),
    };
    await services.events.update('f1', owls.id, live);
    expect((await compare(lineup)).edits).toEqual([]);
    await merges.save(await compare([{ ...lineup[0], stage: 'Chapel' }, ...second.slice(1)]));
    expect(await byName('Owl Parade')).toMatchObject({ stage: 'Chapel', ...live });
  });

  it('keeps what the review has mended, while the file has the same slip', async () => {
    const { compare, merges, byName } = await setUp();
    const slip = draft({ artistName: 'Tren', stage: 'Chapel', timeStart: '18:00', timeEnd: '19:00', row: 4 });
    const mended = { ...slip, artistName: 'Tern', asRead: '{"artistName":"Tren"}' };
    await merges.save(await compare([...lineup, mended]));
    expect(await byName('Tern')).toMatchObject({ stage: 'Chapel' });
    expect((await compare([...lineup, slip])).edits).toEqual([]);
    const merge = await compare([...lineup, { ...slip, artistName: 'Arctic Tern' }]);
    expect(merge.edits).toMatchObject([{ type: 'update', fields: { artistName: 'Arctic Tern' } }]);
  });

  it('is taken back whole, and the same file then makes the same changes', async () => {
    const { compare, merges, history, latest, names } = await setUp();
    const before = await merges.sources('f1');
    const merge = await compare(second);
    await merges.save(merge);
    const change = await latest();
    if (change === undefined) throw new Error('no change');
    await expect(history.undo('f1', change, 'ask')).resolves.toMatchObject({ state: 'done' });
    expect(await names()).toEqual(['Kelp', 'Night Ferry', 'Owl Parade']);
    const bases = (all: typeof before) => all.map(({ name, base, uploadId: last }) => ({ name, base, last }));
    expect(bases(await merges.sources('f1'))).toEqual(bases(before));
    const kinds = ({ edits }: MergeToSave) => edits.map(({ type }) => type);
    expect(kinds(await compare(second))).toEqual(kinds(merge));
  });

  it('of a source that is named for the first time makes it', async () => {
    const { compare, merges, names } = await setUp({ isImported: false });
    expect(await merges.sources('f1')).toEqual([]);
    await expect(merges.save(await compare(second))).resolves.toMatchObject({ state: 'done' });
    expect(await merges.sources('f1')).toMatchObject([{ name: 'Agency list', uploadId }]);
    expect(await names()).toEqual(['Kelp', 'Night Ferry', 'Owl Parade', 'Tern']);
  });

  it('gives the festival the stages that it is told', async () => {
    const { compare, merges, festivals } = await setUp();
    const merge = await compare([...second, draft({ artistName: 'Ebb', stage: 'Pier', row: 4 })]);
    await expect(merges.save({ ...merge, addedStages: ['Pier'] })).resolves.toMatchObject({ state: 'done' });
    expect((await festivals.get('f1')).stages).toEqual(['Harbour', 'Chapel', 'Pier']);
  });

  it('of very many sets goes on in further documents, and writes only those that differ', async () => {
    const { compare, merges, latest, history, provider } = await setUp();
    const many = Array.from({ length: 450 }, (_, n) =>
      draft({
        artistName: `Act ${n}`,
        row: n + 1,
        timeStart: `${10 + (n % 12)}:00`,
        timeEnd: `${11 + (n % 12)}:00`,
      }),
    );
    await merges.save(await compare(many));
    const documents = () =>
      provider.stored.paths().filter((path) => path.startsWith(paths.importSources('f1')));
    expect(documents()).toHaveLength(3);
    const again = many.map((one, n) => (n === 3 ? { ...one, stage: 'Chapel' } : one));
    const merge = await compare(again);
    expect(merge.edits).toHaveLength(1);
    await merges.save(merge);
    const change = await latest();
    if (change === undefined) throw new Error('no change');
    const edits = await history.edits('f1', change);
    expect(edits.map(({ target }) => target)).toEqual(['set', 'source']);
  });
});

describe('a merge that comes too late', () => {
  it('saves nothing where a set, the festival or the source has changed since', async () => {
    const { compare, byName, merges, services, names } = await setUp();
    const merge = await compare(second);
    await services.events.update('f1', (await byName('Night Ferry')).id, { artistName: 'Day Ferry' });
    await expect(merges.save(merge)).resolves.toEqual({ state: 'changed' });
    expect(await names()).toEqual(['Day Ferry', 'Kelp', 'Owl Parade']);
    const ofFestival = await compare(second);
    await services.festivals.update('f1', { name: 'Renamed' });
    await expect(merges.save(ofFestival)).resolves.toEqual({ state: 'changed' });
    const ofSource = await compare(second);
    const [source] = await merges.sources('f1');
    await services.recorder.commit({
      festivalId: 'f1',
      kind: 'lineupMerged',
      writes: [
        { type: 'update', path: paths.importSource('f1', source?.id ?? ''), data: { name: 'Booker' } },
      ],
    });
    await expect(merges.save({ ...ofSource, edits: [] })).resolves.toEqual({ state: 'changed' });
    expect(await names()).toEqual(['Day Ferry', 'Kelp', 'Owl Parade']);
  });

  it('after a lost answer finds that it was stored, and writes nothing twice', async () => {
    const { compare, merges, names } = await setUp();
    const merge = await compare(second);
    await merges.save(merge);
    await expect(merges.save(merge)).resolves.toEqual({ state: 'done', changeId: null, pictures: [] });
    expect(await names()).toEqual(['Kelp', 'Night Ferry', 'Owl Parade', 'Tern']);
  });

  it('tells where somebody else has removed the draft', async () => {
    const { compare, merges, provider, names } = await setUp();
    const merge = await compare(second);
    const later = 'upload_1767225600009_abcdef123456';
    provider.stored.put(paths.upload('f1', later), {
      ...provider.stored.read(paths.upload('f1', uploadId)),
      uploadId: later,
    });
    await provider.documents.commit([{ type: 'delete', path: paths.upload('f1', later) }]);
    await expect(merges.save({ ...merge, uploadId: later })).resolves.toEqual({ state: 'gone' });
    expect(await names()).toEqual(['Kelp', 'Night Ferry', 'Owl Parade']);
  });
});

describe('what cannot be done', () => {
  it('is told in words', async () => {
    const { compare, merges, provider } = await setUp();
    const merge = await compare(second);
    provider.failWith(new ProviderError('internal'));
    await expect(merges.save(merge)).rejects.toThrow(
      'The lineup could not be merged. Nothing was changed. Please try again.',
    );
    await expect(merges.sources('f1')).rejects.toThrow(
      'What earlier imports said could not be loaded. Please try again.',
    );
  });

  it('is told beforehand where it is too much at once', async () => {
    const { compare, provider } = await setUp();
    const merge = await compare(second);
    const documents = { ...provider.documents, commitLimit: { bytes: 5, sizeOf: () => 1 } };
    const tight = createServices({ ...provider, documents }, { now: () => 0, random: () => 0 });
    await expect(tight.merges.save(merge)).rejects.toThrow(mergeMessages.tooLarge(3, 2));
  });

  it('a source that cannot be read is as if it were not there', async () => {
    const { merges, provider } = await setUp();
    const at = timestampFromMillis(0);
    provider.stored.putUnchecked(paths.importSource('f1', 'odd'), { name: 7, created_at: at });
    expect(await merges.sources('f1')).toHaveLength(1);
  });
});

describe('a source with an address', () => {
  const originAt = (at: number, sha256: string): FileOrigin => ({
    address: 'https://files.example/lineup.csv?token=secret',
    at: timestampFromMillis(at),
    sha256: sha256.repeat(64),
  });
  const first = originAt(1000, 'a');
  const next = originAt(2000, 'b');

  it('is made by the first import, and learns of the next file when that is merged', async () => {
    const { merges, compare, history, latest } = await setUp({ origin: first });
    const [source] = await merges.sources('f1');
    expect(source).toMatchObject({ origin: first, lastCheck: null });
    await expect(merges.save({ ...(await compare(second)), origin: next })).resolves.toMatchObject({
      state: 'done',
    });
    expect((await merges.sources('f1'))[0]?.origin).toEqual(next);
    const change = await latest();
    if (change === undefined) throw new Error('no change');
    await history.undo('f1', change, 'ask');
    expect((await merges.sources('f1'))[0]?.origin).toEqual(first);
  });

  it('learns of an address though no set changes', async () => {
    const { merges, compare } = await setUp();
    const merge = await compare(lineup);
    expect(merge.edits).toEqual([]);
    await expect(merges.save({ ...merge, origin: next })).resolves.toMatchObject({ state: 'done' });
    expect((await merges.sources('f1'))[0]).toMatchObject({ origin: next, name: 'Agency list' });
  });

  it('keeps it when a file is uploaded for it', async () => {
    const { merges, compare } = await setUp({ origin: first });
    await merges.save(await compare(second));
    expect((await merges.sources('f1'))[0]?.origin).toEqual(first);
  });

  it('goes with its import, though it was checked since', async () => {
    const { merges, history, latest, provider } = await setUp({ origin: first });
    const [source] = await merges.sources('f1');
    const lastCheck = { at: timestampFromMillis(3000), result: 'unchanged' };
    await provider.server.rooms.provider.documents.commit([
      { type: 'update', path: paths.importSource('f1', source?.id ?? ''), data: { lastCheck } },
    ]);
    expect((await merges.sources('f1'))[0]).toMatchObject({ lastCheck });
    const change = await latest();
    if (change === undefined) throw new Error('no change');
    await expect(history.undo('f1', change, 'ask')).resolves.toMatchObject({ state: 'done' });
    expect(await merges.sources('f1')).toEqual([]);
  });
});
