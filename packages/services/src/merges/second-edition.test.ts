import { festivalDayOf, timestampToMillis, type DraftEventData, type LineupEvent } from '@lineup/domain';
import {
  hasNothingToDo,
  incomingOfDraft,
  matchSets,
  mergeWrites,
  planMerge,
  type MergeChoices,
  type MergePlan,
} from '@lineup/domain/merge';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it } from 'vitest';
import { createServices } from '../services.ts';
import { draft, givenDraft, givenFestival, uploadId } from '../testing/factories.ts';

const names =
  'Amber Lanterns,Copper Orchard,Willow Machines,Marble Kestrel,Thistle Voyage,Juniper Harvest,Quartz Atlas,Hazel Meridian,' +
  'Velvet Compass,Granite Sparrow,Linen Observatory,Saffron Glacier,Cobalt Nursery,Walnut Parliament,Ivory Tramway,Rusty Almanac,' +
  'Silver Thicket,Paper Monsoon,Hollow Cartwheel,Northern Biscuit,Electric Meadow,Plum Detective,Winter Saxophone,Tidal Library';
const artists = names.split(',');
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

/** The agency's list: eight sets a day from 16:00 on, on two stages in turn. */
const first: readonly DraftEventData[] = artists.map((artistName, place) =>
  draft({
    artistName,
    stage: place % 2 === 0 ? 'Harbour' : 'Chapel',
    date: `2026-07-0${3 + Math.floor(place / 8)}`,
    timeStart: clock(16 + (place % 8)),
    timeEnd: clock(17 + (place % 8)),
    row: place + 1,
  }),
);

const moves: Readonly<Record<string, Partial<DraftEventData>>> = {
  'Amber Lanterns': { timeStart: '15:30', timeEnd: '16:30' },
  'Marble Kestrel': { stage: 'Harbour', timeStart: '13:00', timeEnd: '14:00' },
  'Velvet Compass': { date: '2026-07-05', timeStart: '12:00', timeEnd: '13:15' },
  'Silver Thicket': { timeEnd: '17:20' },
  'Ivory Tramway': { stage: 'Chapel', date: '2026-07-03', timeStart: '14:00', timeEnd: '15:00' },
};
const dropped = ['Juniper Harvest', 'Saffron Glacier', 'Plum Detective'];
const added = ['Bramble Post', 'Odd Umbrella', 'Sundial Choir', 'Yellow Ferryman'].map((artistName, place) =>
  draft({
    artistName,
    stage: 'Chapel',
    date: '2026-07-04',
    timeStart: clock(9 + place),
    timeEnd: clock(10 + place),
  }),
);

/** The next edition: five moved, three dropped, four added, one renamed, the rows in another order. */
const second: readonly DraftEventData[] = [
  ...added,
  ...first
    .filter(({ artistName }) => !dropped.includes(artistName))
    .map((set) => ({ ...set, ...moves[set.artistName] }))
    .map((set) => (set.artistName === 'Rusty Almanac' ? { ...set, artistName: 'The Rusty Almanacs' } : set))
    .toReversed(),
].map((set, place) => ({ ...set, row: place + 1 }));

/**
 * The schedule with the first edition, edited by hand: one set moved, one renamed, one hidden with a note, one deleted.
 */
async function setUp() {
  const provider = startBackend();
  givenFestival(provider, 'f1');
  const services = createServices(provider, { now: () => Date.UTC(2026, 0, 2), random: () => 0.5 });
  const { uploads, events, festivals, merges, history } = services;
  const drafts = async (rows: readonly DraftEventData[]) => {
    givenDraft(provider, 'f1', rows);
    return uploads.draftEvents('f1', uploadId);
  };
  await uploads.saveAll({
    festivalId: 'f1',
    uploadId,
    drafts: await drafts(first),
    sourceName: 'Agency list',
  });
  const setOf = async (name: string) => {
    const found = (await events.list('f1')).find(({ artistName }) => artistName === name);
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  };
  await events.update('f1', (await setOf('Copper Orchard')).id, { stage: 'Harbour' });
  await events.update('f1', (await setOf('Thistle Voyage')).id, { artistName: 'Thistle Voyage & Friends' });
  await events.update('f1', (await setOf('Marble Kestrel')).id, {
    note: 'Needs a piano',
    announcement: { level: 'held' },
  });
  await events.remove('f1', (await setOf('Tidal Library')).id);

  let editions = 1;
  async function compare(
    rows: readonly DraftEventData[],
    decide: (plan: MergePlan) => MergeChoices = () => ({}),
  ) {
    editions += 1;
    const incoming = (await drafts(rows)).map((set) => ({
      ...incomingOfDraft(set),
      id: `${editions}-${set.row}`,
    }));
    const festival = await festivals.get('f1');
    const [known = null] = await merges.sources('f1');
    const base = known?.base ?? null;
    const pairing = matchSets(incoming, await events.list('f1'), base, festival);
    const plan = planMerge(pairing, base, festival, decide(planMerge(pairing, base, festival)));
    const source = { name: 'Agency list', known };
    const merge = { festival, uploadId, addedStages: [], ...mergeWrites(plan, base, festival), source };
    return { plan, save: () => merges.save(merge) };
  }
  const lines = async () => (await events.list('f1')).map(lineOf).toSorted();
  return {
    compare,
    lines,
    setOf,
    latest: async () => (await history.find('f1', [], null)).changes[0],
    history,
  };
}

function lineOf({ artistName, stage, timeStart, timeEnd }: LineupEvent): string {
  const start = timestampToMillis(timeStart);
  const minutes = (timestampToMillis(timeEnd) - start) / 60_000;
  const day = festivalDayOf(start, { timezone: 'Europe/Lisbon', dayStartsAt: '00:00' });
  return `${artistName}, ${stage}, ${day} ${new Date(start).toISOString().slice(11, 16)}Z, ${minutes} minutes`;
}

/** Removes what is no longer in the file. */
const removeMissing = ({ rows }: MergePlan): MergeChoices => ({
  answers: Object.fromEntries(
    rows.flatMap(({ kind, key }) => (kind === 'missing' ? [[key, { exists: 'file' }] as const] : [])),
  ),
});

describe('the same lineup in its next edition', () => {
  it('is compared as a person would', async () => {
    const { compare } = await setUp();
    const { plan } = await compare(second);
    expect(plan.counts).toEqual({ new: 4, changed: 6, portalOnly: 2, unchanged: 12, deleted: 1, missing: 3 });
    expect(plan.open).toBe(0);
  });

  it('is merged with what was mended by hand', async () => {
    const { compare, lines, setOf } = await setUp();
    const before = await lines();
    await expect((await compare(second, removeMissing)).save()).resolves.toMatchObject({ state: 'done' });
    const after = await lines();
    expect(after.filter((line) => !before.includes(line))).toEqual([
      'Amber Lanterns, Harbour, 2026-07-03 14:30Z, 60 minutes',
      'Bramble Post, Chapel, 2026-07-04 08:00Z, 60 minutes',
      'Ivory Tramway, Chapel, 2026-07-03 13:00Z, 60 minutes',
      'Marble Kestrel, Harbour, 2026-07-03 12:00Z, 60 minutes',
      'Odd Umbrella, Chapel, 2026-07-04 09:00Z, 60 minutes',
      'Silver Thicket, Harbour, 2026-07-05 15:00Z, 80 minutes',
      'Sundial Choir, Chapel, 2026-07-04 10:00Z, 60 minutes',
      'The Rusty Almanacs, Chapel, 2026-07-04 22:00Z, 60 minutes',
      'Velvet Compass, Harbour, 2026-07-05 11:00Z, 75 minutes',
      'Yellow Ferryman, Chapel, 2026-07-04 11:00Z, 60 minutes',
    ]);
    const gone = before.filter((line) => !after.includes(line)).map((line) => line.split(',')[0]);
    expect(gone.filter((name) => !after.some((line) => line.startsWith(`${name},`)))).toEqual([
      'Juniper Harvest',
      'Plum Detective',
      'Rusty Almanac',
      'Saffron Glacier',
    ]);
    expect(await setOf('Copper Orchard')).toMatchObject({ stage: 'Harbour' });
    expect(await setOf('Thistle Voyage & Friends')).toMatchObject({ stage: 'Harbour' });
    expect(await setOf('Marble Kestrel')).toMatchObject({
      note: 'Needs a piano',
      announcement: { level: 'held' },
    });
    expect(after.some((line) => line.startsWith('Tidal Library'))).toBe(false);
  });

  it('is one change, leaves nothing to do afterwards, and is taken back whole', async () => {
    const { compare, lines, latest, history } = await setUp();
    const before = await lines();
    await (await compare(second, removeMissing)).save();
    const change = await latest();
    expect(change).toMatchObject({ kind: 'lineupMerged', created: 4, edited: 6, deleted: 3 });
    expect(hasNothingToDo((await compare(second)).plan)).toBe(true);
    if (change === undefined) throw new Error('no change');
    await history.undo('f1', change, 'ask');
    expect(await lines()).toEqual(before);
    const { counts } = (await compare(second)).plan;
    expect(counts).toMatchObject({ new: 4, changed: 6, missing: 3 });
  });
});
