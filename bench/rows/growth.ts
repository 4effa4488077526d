import { join } from 'node:path';
import { atMost, type Figure, type Row, type RowContext, type Series } from '../frame/row.ts';
import { withOpenFeeds } from '../measure/open-feeds.ts';
import { pause } from '../measure/pause.ts';
import { cpuSeconds } from '../measure/process.ts';
import { median, percentile } from '../measure/statistics.ts';
import { addAccounts, addSessions, hashPassword, sessionCookie } from '../support/accounts.ts';
import { dailyActions, importedSets, setsOfFestival, type DailyAction } from '../support/daily-actions.ts';
import { withPortal, type BenchPortal, type Seed } from '../support/portal.ts';
import { addChanges, addFestivals, addUpload, copyChanges } from '../support/seed.ts';

const livePortals = 500;
/** The rounds are divided into this many parts, of which the median one counts. */
const parts = 5;

/** How often an action runs at each size. */
interface Rounds {
  readonly short: number;
  readonly long: number;
}

/** Of one action at one size: its times in milliseconds, and the number of lines of its response. */
interface Measured {
  readonly times: number[];
  lines: number;
}

/** By size, which is the number of festivals, then by action. */
type Results = ReadonlyMap<number, ReadonlyMap<DailyAction, Measured>>;

/** How the times of everyday actions grow with the data. */
export const growth: Row = {
  name: 'growth',
  title: `Growth: every daily action with 1 to 1,000 festivals, each with ${setsOfFestival.toLocaleString('en')} sets and as many changes`,
  run: async (context) => {
    const sizes = context.quick ? [1, 20] : [1, 10, 100, 1000];
    const rounds = context.quick ? { short: 50, long: 10 } : { short: 300, long: 60 };
    const passwordHash = await hashPassword();
    const results: Results = new Map(
      sizes.map((size) => [size, new Map(dailyActions.map((action) => [action, { times: [], lines: 0 }]))]),
    );
    const seed = (size: number): Seed => seedOf(size, rounds, passwordHash);
    await withPortals(context, sizes, seed, (portals) => measure(portals, results, rounds));
    return { figures: figuresOf(results), tables: [tableOf(results)], plots: [plotOf(results)], notes };
  },
};

const notes = [
  `People work in one festival with ${setsOfFestival.toLocaleString('en')} sets and as many changes in its history, which is all there is ` +
    'at the least size; at the others there are more festivals of the same kind. The answer to all but the list of festivals stays as ' +
    'long as it is; that list has a line for every festival. Growth is the p99 with the most festivals by that with one, divided by the ' +
    `growth of the answer: 1 is flat. It is the median of that of ${parts} parts of the rounds, as something else on the machine may hold up ` +
    'a single one.',
  'All sizes are measured in turns, by servers that run at the same time, so that what else the machine does meets all of them. ' +
    `At every size ${livePortals} live portals hear of every change; they are read in a process of their own, and a round begins when the ` +
    'server has come to rest after the one before.',
  'No answer is a stored one: each asks for something else than the one before, or something is changed before it, outside of the time. ' +
    'The public page is served from memory, as it always is.',
];

function seedOf(festivals: number, { long }: Rounds, passwordHash: string): Seed {
  const [first = 0, ...others] = Array.from({ length: festivals }, (_, number) => number);
  return (db) => {
    addAccounts(db, livePortals, passwordHash);
    addSessions(db, livePortals);
    addFestivals(db, [first, ...others], setsOfFestival);
    addChanges(db, first, setsOfFestival, setsOfFestival);
    copyChanges(db, first, others);
    for (let number = 0; number < long; number += 1) addUpload(db, first, importedSets, { number });
  };
}

/** Runs `work` with a server for each size, all of them running, each with its live portals. */
async function withPortals(
  context: RowContext,
  [size, ...larger]: readonly number[],
  seedFor: (size: number) => Seed,
  work: (portals: ReadonlyMap<number, BenchPortal>) => Promise<void>,
): Promise<void> {
  if (size === undefined) return work(new Map());
  const place = { program: context.program, folder: join(context.folder, String(size)) };
  await withPortal(place, { seed: seedFor(size) }, (portal) => {
    const cookies = Array.from({ length: livePortals }, (_, number) => sessionCookie(number));
    return withOpenFeeds({ port: portal.server.port, cookies }, () =>
      withPortals(context, larger, seedFor, (portals) => work(new Map([[size, portal], ...portals]))),
    );
  });
}

async function measure(
  portals: ReadonlyMap<number, BenchPortal>,
  results: Results,
  { short, long }: Rounds,
): Promise<void> {
  const inTurn = [...portals];
  for (const action of dailyActions) {
    const rounds = action.isLong === true ? long : short;
    for (let round = 0; round < rounds; round += 1) {
      for (const [size, portal] of inTurn) {
        const run = await action.prepare(portal, round);
        await atRest(portal);
        const started = performance.now();
        const lines = await run();
        const time = performance.now() - started;
        const measured = results.get(size)?.get(action);
        // The first rounds warm up.
        if (measured === undefined || round < 2) continue;
        measured.times.push(time);
        measured.lines = lines;
      }
      inTurn.push(...inTurn.splice(0, 1));
    }
  }
}

/** Waits until the server is idle: the portals receive a change after the response to it. */
async function atRest({ server }: BenchPortal): Promise<void> {
  let [before, now] = [-1, cpuSeconds(server.pid)];
  while (now - before > 0.005) {
    await pause(25);
    [before, now] = [now, cpuSeconds(server.pid)];
  }
}

function p99Of(results: Results, size: number, action: DailyAction): number {
  return percentile(results.get(size)?.get(action)?.times ?? [], 0.99);
}

/** The times of an action, in the order of its rounds, in parts of equal length. */
function partsOf(results: Results, size: number, action: DailyAction): readonly (readonly number[])[] {
  const times = results.get(size)?.get(action)?.times ?? [];
  const at = (part: number) => Math.round((part * times.length) / parts);
  return Array.from({ length: parts }, (_, part) => times.slice(at(part), at(part + 1)));
}

function figuresOf(results: Results): readonly Figure[] {
  const sizes = [...results.keys()];
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)];
  return dailyActions.map((action) => {
    const lines = (size: number) => results.get(size)?.get(action)?.lines ?? Number.NaN;
    const [few, many] = [partsOf(results, least, action), partsOf(results, most, action)];
    const grown = median(
      many.map((times, part) => percentile(times, 0.99) / percentile(few[part] ?? [], 0.99)),
    );
    return {
      label: `${action.name}: growth of the p99 by that of the answer`,
      value: grown / (lines(most) / lines(least)),
      unit: 'of 1',
      goal: atMost(1.5),
    };
  });
}

function tableOf(results: Results) {
  const cell = (times: readonly number[]) =>
    `${median(times).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)}`;
  return {
    title: `Milliseconds, median / p99, with ${livePortals} live portals`,
    head: ['', ...[...results.keys()].map((size) => `${(size * setsOfFestival).toLocaleString('en')} sets`)],
    lines: dailyActions.map((action) => [
      action.name,
      ...[...results.values()].map((bySize) => cell(bySize.get(action)?.times ?? [])),
    ]),
  };
}

function plotOf(results: Results) {
  const series = dailyActions.map((action): Series => ({
    name: action.name,
    points: [...results.keys()].map((size) => [size * setsOfFestival, p99Of(results, size, action)] as const),
  }));
  return {
    name: 'growth',
    title: 'Daily actions as the data grow: p99',
    x: 'sets',
    y: 'milliseconds',
    series,
  };
}
