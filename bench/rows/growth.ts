import { join } from 'node:path';
import { paths } from '@lineup/domain';
import { atMost, type Figure, type Row, type RowContext, type Series } from '../frame/row.ts';
import { median } from '../measure/statistics.ts';
import { artistName, eventId, festivalId } from '../support/lineup-data.ts';
import { withPortal, type BenchPortal } from '../support/portal.ts';
import { timeBareReads } from '../support/bare-reads.ts';
import { addFestivals } from '../support/seed.ts';

/** What a person does, and the number of documents in its answer. */
interface Action {
  readonly name: string;
  readonly answer: (festivals: number) => number;
  readonly run: (portal: BenchPortal, round: number) => Promise<unknown>;
}

const eventsEach = 1000;
/** A deed that takes long is not repeated any more after this. */
const longestMs = 20_000;
const collection = paths.events(festivalId(0));

const actions: readonly Action[] = [
  {
    name: 'save an event',
    answer: () => 1,
    run: ({ client }, round) =>
      client.services.events.update(festivalId(0), eventId(round), { artistName: `Change ${round}` }),
  },
  {
    name: 'list a schedule',
    answer: () => eventsEach,
    run: ({ client }, round) =>
      client.provider.documents.query({
        collection,
        orderBy: [{ field: round % 2 === 0 ? 'timeStart' : 'timeEnd', direction: 'ascending' }],
        limit: 10 * eventsEach + round,
      }),
  },
  {
    name: 'search an artist',
    answer: () => 1,
    run: ({ client }, round) =>
      client.provider.documents.query({
        collection,
        where: [{ field: 'artistName', op: '==', value: artistName(500 + round) }],
      }),
  },
  {
    name: 'list the festivals',
    answer: (festivals) => festivals,
    run: async ({ client }, round) => {
      const data = { artistName: `Other change ${round}` };
      await client.services.events.update(festivalId(0), eventId(round), data);
      await client.services.festivals.list();
      return client.services.festivals.allStats();
    },
  },
];

/** Median times in milliseconds at one size: of each deed, and of the database alone reading a schedule. */
interface Times {
  readonly actions: ReadonlyMap<Action, number>;
  readonly bare: number;
}

/** How the times of everyday deeds grow with the data. */
export const growth: Row = {
  name: 'growth',
  title: 'Growth: saving, listing and searching among 1,000 to 1,000,000 events',
  run: async (context) => {
    const sizes = context.quick ? [1000, 10_000, 100_000] : [1000, 10_000, 100_000, 1_000_000];
    const measured = new Map<number, Times>();
    for (const size of sizes) measured.set(size, await measureSize(size, context));
    return { figures: figuresOf(measured), tables: [tableOf(measured)], plots: [plotOf(measured)], notes };
  },
};

const notes = [
  'Festivals of 1,000 events each, so that the answers to all but the last stay as long as they are while the data grow; the ' +
    'last has a line for every festival. Growth is the time at the most events by that at 1,000, divided by the growth of the ' +
    'answer: up to 1 grows no faster than the answer. The goal is one and a half times the growth of what the database alone takes to ' +
    'read one schedule, which is 1 where the machine has room for all in its caches.',
  'No schedule and no search is answered by what was kept: each asks for something else than the one before. The festivals are ' +
    'listed with their figures after a change of an event, which is part of the time; only the figures of its festival are ' +
    'counted anew.',
];

async function measureSize(events: number, context: RowContext): Promise<Times> {
  const numbers = Array.from({ length: events / eventsEach }, (_, number) => number);
  const place = { program: context.program, folder: join(context.folder, String(events)) };
  return withPortal(place, { seed: (db) => addFestivals(db, numbers, eventsEach) }, async (portal) => {
    const times = new Map<Action, number>();
    for (const action of actions) times.set(action, await timeOf(action, portal, context.quick ? 5 : 15));
    return { actions: times, bare: await timeBareReads(place.folder, numbers.length) };
  });
}

async function timeOf({ run }: Action, portal: BenchPortal, rounds: number): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + longestMs;
  for (let round = 0; round < rounds + 2; round += 1) {
    const started = performance.now();
    await run(portal, round);
    times.push(performance.now() - started);
    if (times.length > 3 && performance.now() > until) break;
  }
  return median(times.slice(2));
}

function timeAt(measured: ReadonlyMap<number, Times>, size: number, action: Action): number {
  return measured.get(size)?.actions.get(action) ?? Number.NaN;
}

function figuresOf(measured: ReadonlyMap<number, Times>): readonly Figure[] {
  const sizes = [...measured.keys()];
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)];
  const bareGrowth = (measured.get(most)?.bare ?? Number.NaN) / (measured.get(least)?.bare ?? Number.NaN);
  // Where the machine's caches make the database itself slower among more documents, so is the portal.
  const bare = { name: 'growth of the database alone', value: Math.max(1, bareGrowth) };
  return actions.map((action) => {
    const answers = action.answer(most / eventsEach) / action.answer(least / eventsEach);
    const value = timeAt(measured, most, action) / timeAt(measured, least, action) / answers;
    return {
      label: `${action.name}: growth by that of the answer`,
      value,
      unit: 'of 1',
      goal: atMost(1.5, bare),
    };
  });
}

function tableOf(measured: ReadonlyMap<number, Times>) {
  const sizes = [...measured.keys()];
  return {
    title: 'Milliseconds, median',
    head: ['', ...sizes.map((size) => `${size.toLocaleString('en')} events`)],
    lines: [
      ...actions.map((action) => [action.name, ...sizes.map((size) => timeAt(measured, size, action))]),
      ['the database alone', ...sizes.map((size) => measured.get(size)?.bare ?? Number.NaN)],
    ],
  };
}

function plotOf(measured: ReadonlyMap<number, Times>) {
  const series = actions.map((action): Series => ({
    name: action.name,
    points: [...measured.keys()].map((size) => [size, timeAt(measured, size, action)] as const),
  }));
  return { name: 'growth', title: 'Everyday deeds as the data grow', x: 'events', y: 'milliseconds', series };
}
