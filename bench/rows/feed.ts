import { atMost, type Figure, type Row, type RowContext } from '../frame/row.ts';
import type { Calibration } from '../measure/calibration.ts';
import { Arrivals } from '../measure/arrivals.ts';
import { openFeed } from '../measure/feed-reader.ts';
import { withOpenFeeds } from '../measure/open-feeds.ts';
import { cpuSeconds, residentBytes } from '../measure/process.ts';
import { pause } from '../measure/pause.ts';
import { percentile } from '../measure/statistics.ts';
import { addAccounts, addSessions, hashPassword, sessionCookie } from '../support/accounts.ts';
import { eventId, festivalId } from '../support/lineup-data.ts';
import { withPortal, type BenchPortal, type Seed } from '../support/portal.ts';
import { addFestivals } from '../support/seed.ts';

/** Many portals are open while someone edits. */
export const feed: Row = {
  name: 'feed',
  title: '500 open portals, 10 changes per second',
  run: async (context) => {
    const passwordHash = await hashPassword();
    const seed: Seed = (db) => {
      addFestivals(db, [0], 1000);
      addAccounts(db, portals, passwordHash);
      addSessions(db, portals);
    };
    return withPortal(context, { seed }, (portal) => measure(portal, context));
  },
};

const portals = 500;
const everyMs = 100;
/** Pages that change sets as fast as the server responds. */
const changingPages = 8;
/** Matches the document of a changed set; the record of the change contains the artist, too, before and after. */
const pattern =
  /"path":"festivals\/[^"/]+\/lineupEvents\/[^"]+","version":"\d+","data":\{"artistName":"Change (\d+)\."/gu;
const mebibyte = 2 ** 20;

async function measure(portal: BenchPortal, { quick, calibration }: RowContext) {
  const { server } = portal;
  const seconds = quick ? 5 : 600;
  const arrivals = new Arrivals(portals);
  let lost = 0;
  const readers = await Promise.all(
    Array.from({ length: portals }, (_, number) =>
      openFeed({
        port: server.port,
        cookie: sessionCookie(number),
        pattern,
        onChange: (change) => arrivals.hear(number, change, performance.now()),
        onLost: () => (lost += 1),
      }),
    ),
  );
  const cpuBefore = cpuSeconds(server.pid);
  const memory = await edit(portal, arrivals, (seconds * 1000) / everyMs);
  const cpuShare = (cpuSeconds(server.pid) - cpuBefore) / seconds;
  await arrived(arrivals);
  for (const reader of readers) reader.close();
  const saturated = await saturate(portal, quick ? 3 : 20);
  return {
    figures: [...figuresOf(arrivals, lost, memory, cpuShare, calibration), ...saturated],
    notes: [note(seconds), saturatedNote],
  };
}

/** Makes changes from several pages as fast as the server responds. */
async function saturate(portal: BenchPortal, seconds: number): Promise<readonly Figure[]> {
  const { server, client } = portal;
  const cookies = Array.from({ length: portals }, (_, number) => sessionCookie(number));
  return withOpenFeeds({ port: server.port, cookies }, async () => {
    const cpuBefore = cpuSeconds(server.pid);
    const began = performance.now();
    const times: number[] = [];
    const change = async (page: number) => {
      for (let turn = 0; performance.now() - began < seconds * 1000; turn += 1) {
        const sent = performance.now();
        const set = eventId((page + turn * changingPages) % 1000);
        await client.services.events.update(festivalId(0), set, { artistName: `Fast ${page} ${turn}` });
        times.push(performance.now() - sent);
      }
    };
    await Promise.all(Array.from({ length: changingPages }, (_, page) => change(page)));
    const took = (performance.now() - began) / 1000;
    return [
      {
        label: `changes per second, from ${changingPages} pages at once`,
        value: times.length / took,
        unit: '/s',
      },
      { label: 'one of them, p99', value: percentile(times, 0.99), unit: 'ms' },
      {
        label: "the server's share of a processor for them",
        value: ((cpuSeconds(server.pid) - cpuBefore) / took) * 100,
        unit: '%',
      },
    ];
  });
}

/** Makes this many changes, one after the other; returns the server's memory after every tenth of them. */
async function edit(
  { server, client }: BenchPortal,
  arrivals: Arrivals,
  changes: number,
): Promise<readonly number[]> {
  const memory: number[] = [];
  const began = performance.now();
  for (let change = 0; change < changes; change += 1) {
    arrivals.send(performance.now());
    const artistName = `Change ${change}.`;
    await client.services.events.update(festivalId(0), eventId(change % 1000), { artistName });
    if (change % Math.ceil(changes / 10) === 0) memory.push(residentBytes(server.pid));
    await pause(began + (change + 1) * everyMs - performance.now());
  }
  return [...memory, residentBytes(server.pid)];
}

/** Waits until all have received every change, or ten seconds. */
async function arrived(arrivals: Arrivals): Promise<void> {
  const until = performance.now() + 10_000;
  while (arrivals.missing() > 0 && performance.now() < until) {
    await pause(50);
  }
}

function figuresOf(
  arrivals: Arrivals,
  lost: number,
  memory: readonly number[],
  cpuShare: number,
  calibration: Calibration,
): readonly Figure[] {
  const [, settled = 0] = memory;
  return [
    {
      label: 'from the change to a portal, p99',
      value: percentile(arrivals.times, 0.99),
      unit: 'ms',
      goal: atMost(1.5, calibration.all),
    },
    { label: 'from the change to a portal, slowest', value: percentile(arrivals.times, 1), unit: 'ms' },
    {
      label: 'changes that a portal did not hear of',
      value: arrivals.missing(),
      unit: '',
      goal: atMost(0),
    },
    { label: 'connections lost', value: lost, unit: '', goal: atMost(0) },
    {
      label: 'memory at the end to that after a tenth',
      value: (memory.at(-1) ?? 0) / settled,
      unit: 'of 1',
      goal: atMost(1.1),
    },
    { label: 'memory at the end', value: (memory.at(-1) ?? 0) / mebibyte, unit: 'MB' },
    { label: "the server's share of a processor", value: cpuShare * 100, unit: '%' },
  ];
}

const saturatedNote =
  `In the end ${changingPages} pages change one set after the other, each as soon as its last change was answered, while ${portals} feeds ` +
  'are read in a process of their own. Their code runs in one process, on the same machine.';

function note(seconds: number): string {
  return (
    `${portals} sessions of as many administrators, each with its change feed over a connection of its own, for ${seconds} ` +
    "seconds. Timed from the sending of a change's request to its arrival at each portal; the client that reads all the feeds " +
    'runs on the same machine and is part of the time. The goal for the p99 was a second and has been tightened.'
  );
}
