import { join } from 'node:path';
import type { Change, DraftEvent, Touch } from '@lineup/domain';
import type { Write } from '@lineup/provider';
import { withRecords } from '@lineup/provider/recorded';
import { createDocumentStore, openDatabase, randomId } from '@lineup/provider-embedded/server';
import { atMost, type Figure, type Row, type RowContext } from '../frame/row.ts';
import { median, percentile, timesOf } from '../measure/statistics.ts';
import {
  artistName,
  draftData,
  eventData,
  eventId,
  eventPath,
  festivalId,
  uploadId,
} from '../support/lineup-data.ts';
import { signedIn, withPortal, type BenchPortal } from '../support/portal.ts';
import { addChanges, addFestivals, addUpload } from '../support/seed.ts';

const events = 1000;
const changes = 10_000;
/** The number of sets of the largest lineup imported so far. */
const imported = 1691;
const long = 0;

/** The history of a festival: reading it, undoing changes, and the cost of storing it. */
export const history: Row = {
  name: 'history',
  title: `A history of ${changes.toLocaleString('en')} changes, and an import of ${imported.toLocaleString('en')} sets taken back`,
  run: async (context) => {
    const imports = Array.from({ length: context.quick ? 2 : 7 }, (_, number) => number + 1);
    const seed = (db: Parameters<typeof addFestivals>[0]) => {
      addFestivals(db, [long], events);
      addChanges(db, long, changes, events);
      addFestivals(db, imports, 0);
      for (const festival of imports) addUpload(db, festival, imported);
    };
    return withPortal(context, { seed }, async (portal) => ({
      figures: [
        ...(await readingOf(portal, context)),
        ...(await undoingOf(portal, context, imports)),
        ...(await costOf(context)),
      ],
      notes: [
        'Timed at a person’s page: what the services ask over HTTP, read and checked. Before each first page something is ' +
          'changed, so that no answer kept from before is sent. Beside the calibration, a first page is to take at most 50 ms, an ' +
          'undo of the import half a second, and a colleague’s open schedule is to follow within a second.',
        'What the record costs is measured in the store, in processor time, without HTTP: the same commit of a person with its ' +
          'record and as one of the server’s own, which needs none.',
      ],
    }));
  },
};

async function readingOf(
  { client }: BenchPortal,
  { quick, calibration }: RowContext,
): Promise<readonly Figure[]> {
  const { services } = client;
  const id = festivalId(long);
  const rounds = quick ? 5 : 31;
  let turn = 0;
  const change = () => services.events.update(id, eventId(0), { artistName: `Change ${(turn += 1)}` });
  const page = async (touches: readonly Touch[], after: Pick<Change, 'id' | 'at'> | null = null) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await change();
      times.push(...(await timesOf(1, () => services.history.find(id, touches, after))));
    }
    return median(times);
  };
  const { next } = await services.history.find(id, [], null);
  const first = await page([]);
  const behind = await page([], next);
  const ofSet = await page([{ type: 'set', id: eventId(7) }]);
  const ofArtist = await page([{ type: 'artist', name: artistName(7) }]);
  const earliest = await earliestOf(services, id);
  const asOf = median(await timesOf(quick ? 2 : 7, () => services.history.asOf(id, earliest)));
  const ms = (label: string, value: number, goal: number): Figure => ({
    label,
    value,
    unit: 'ms',
    goal: atMost(goal, calibration.all),
  });
  return [
    ms('the first page', first, 0.15),
    ms('a page behind it', behind, 0.15),
    ms('the changes of one set', ofSet, 0.2),
    ms('the changes of one artist', ofArtist, 0.2),
    ms(`the lineup as of then, ${changes.toLocaleString('en')} changes back`, asOf, 3),
  ];
}

/** The first change on record. */
async function earliestOf(
  { history: service }: BenchPortal['client']['services'],
  id: string,
): Promise<Change> {
  const found = await service.get(id, 'change000000000');
  if (found === null) throw new Error('The first change is not there.');
  return found;
}

async function undoingOf(
  { server, client }: BenchPortal,
  { calibration }: RowContext,
  imports: readonly number[],
): Promise<readonly Figure[]> {
  const colleague = (await signedIn(server)).client;
  const own: number[] = [];
  const others: number[] = [];
  for (const festival of imports) {
    const id = festivalId(festival);
    await saveImport(client, festival);
    const {
      changes: [change],
    } = await client.services.history.find(id, [], null);
    if (change?.created !== imported) throw new Error('The import is not on record.');
    const schedule = await openSchedule(colleague, id);
    const started = performance.now();
    const emptied = schedule.emptied.then(() => performance.now() - started);
    const outcome = await client.services.history.undo(id, change, 'ask');
    own.push(performance.now() - started);
    if (outcome.state !== 'done') throw new Error(`The undo ended in ${outcome.state}.`);
    others.push(await emptied);
    schedule.close();
  }
  const label = `undo of ${imported.toLocaleString('en')} creations`;
  return [
    { label, value: median(own), unit: 'ms', goal: atMost(3, calibration.all) },
    { label: `${label}, slowest`, value: percentile(own, 1), unit: 'ms' },
    {
      label: 'from its start to the empty schedule of a colleague',
      value: median(others),
      unit: 'ms',
      goal: atMost(4, calibration.all),
    },
  ];
}

async function saveImport({ services }: BenchPortal['client'], festival: number): Promise<void> {
  const id = festivalId(festival);
  const drafts = Array.from({ length: imported }, (_, number): DraftEvent => ({
    ...draftData(number),
    id: eventId(number),
  }));
  const followed = await services.festivals.get(id);
  await services.uploads.saveAll({
    festivalId: id,
    festival: followed,
    uploadId: uploadId(festival),
    drafts,
  });
}

/** A schedule that shows all its sets, watched until they are gone. */
function openSchedule({ services }: BenchPortal['client'], id: string) {
  return new Promise<{ readonly emptied: Promise<void>; readonly close: () => void }>((resolve, reject) => {
    let close: () => void = () => undefined;
    let isShown = false;
    const emptied = new Promise<void>((empty) => {
      close = services.events.watch(
        id,
        (found) => {
          if (isShown && found.length === 0) empty();
          if (isShown || found.length < imported) return;
          isShown = true;
          resolve({ emptied, close: () => close() });
        },
        reject,
      );
    });
  });
}

/** One commit with and without its record, interleaved, on separate databases. */
async function costOf({ folder, quick }: RowContext): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [label, count, goal] of [
    ['an edit of one set', 1, 4],
    ['1,000 sets created', 1000, 2.5],
  ] as const) {
    const rounds = quick ? 5 : count === 1 ? 301 : 31;
    const recorded = storeOf(join(folder, `recorded-${count}.db`));
    const bare = storeOf(join(folder, `bare-${count}.db`));
    const [withRecord, without]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const writes = writesOf(count, round);
      const sender = { name: `commit-${String(round).padStart(9, '0')}`, by };
      const all = withRecords(writes, sender.name, by, recorded.before(writes));
      withRecord.push(spent(() => recorded.store.commit(all, sender)));
      without.push(spent(() => bare.store.commit(writes, { name: sender.name })));
    }
    recorded.close();
    bare.close();
    const peer = { name: 'without record', value: median(without) };
    figures.push({
      label: `${label}, with its record`,
      value: median(withRecord),
      unit: 'ms',
      goal: atMost(goal, peer),
    });
  }
  return figures;
}

const by = { id: 'bench-person', email: 'robin@festival.example' };

/** The processor time of a call, in milliseconds. */
function spent(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function writesOf(count: number, round: number): readonly Write[] {
  if (count === 1) {
    return [
      { type: 'update', path: eventPath(long, round % events), data: { artistName: `Change ${round}` } },
    ];
  }
  return Array.from({ length: count }, (_, index): Write => {
    const number = events + round * count + index;
    return { type: 'create', path: eventPath(long, number), data: eventData(number) };
  });
}

/** A store with a festival of a thousand sets. */
function storeOf(file: string) {
  const db = openDatabase(file);
  addFestivals(db, [long], events);
  const store = createDocumentStore({ db, now: () => Date.now(), randomId });
  const paths = (writes: readonly Write[]) => [
    `festivals/${festivalId(long)}`,
    ...writes.filter(({ type }) => type !== 'create').map(({ path }) => path),
  ];
  return {
    store,
    before: (writes: readonly Write[]) => new Map(paths(writes).map((path) => [path, store.get(path)])),
    close: () => db.close(),
  };
}
