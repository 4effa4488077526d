import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '@lineup/domain';
import type { Query } from '@lineup/provider';
import type { Figure, Row, RowContext } from '../frame/row.ts';
import { load, type RawRequest } from '../measure/load.ts';
import { median, percentile } from '../measure/statistics.ts';
import { drive, type Driven } from '../support/drive.ts';
import { eventId, festivalId } from '../support/lineup-data.ts';
import { withPortal, type BenchPortal } from '../support/portal.ts';
import { addFestivals } from '../support/seed.ts';

/** The schedule as a page requests it, compared with a file of the same bytes from the same server. */
export const scheduleOverHttp: Row = {
  name: 'schedule-http',
  title: 'Schedule of 1,000 events over HTTP, unchanged since last read',
  run: async (context) => {
    const body = await withPortal(context, { seed: (db) => addFestivals(db, [0], 1000) }, readBody);
    const file = putStaticFile(context, body);
    try {
      return await withPortal(context, {}, (portal) => measure(portal, context, Buffer.byteLength(body)));
    } finally {
      for (const ending of ['', '.br']) rmSync(file + ending, { force: true });
    }
  },
};

const staticPath = '/assets/schedule-as-a-file.json';
const query: Query = {
  collection: paths.events(festivalId(0)),
  orderBy: [{ field: 'timeStart', direction: 'ascending' }],
};
const schedulePath = `/api/documents/query?q=${encodeURIComponent(JSON.stringify(query))}`;

async function readBody({ client }: BenchPortal): Promise<string> {
  return (await client.fetch(schedulePath)).text();
}

/** Placed among the files of the pages, and compressed in advance like them. */
function putStaticFile({ program }: RowContext, body: string): string {
  const file = join(program, 'pages', staticPath);
  writeFileSync(file, body);
  writeFileSync(`${file}.br`, brotliCompressSync(body));
  return file;
}

async function measure(portal: BenchPortal, { quick }: RowContext, bytes: number) {
  const { client, cookie } = portal;
  const rounds = quick ? 2 : 7;
  const encoded = { cookie, 'accept-encoding': 'br' };
  const etag = (await client.fetch(schedulePath)).headers.get('etag') ?? '';
  const compressed = await compare(portal, rounds, get(schedulePath, encoded), get(staticPath, encoded));
  const plain = await compare(portal, rounds, get(schedulePath, { cookie }), get(staticPath, { cookie }));
  const unchanged = get(schedulePath, { ...encoded, 'if-none-match': etag });
  const conditional = await drive(portal, unchanged, 304);
  return {
    figures: [
      ...comparison('brotli', 0.5, compressed),
      ...comparison('not encoded', 0.55, plain),
      { label: 'answers 304 to conditional requests', value: conditional.perSecond, unit: 'requests/s' },
      await afterChange(portal, quick ? 10 : 50),
    ],
    notes: [
      `The schedule is ${bytes} bytes of JSON. Both sides are read by the same client over 32 connections, in turns of a ` +
        'second; the ratio is the median over the turns. Every request of the schedule proves its session first, the file needs none.',
      'The goal is half of the file; without encoding, where that is met easily, it has been tightened. For the session and the ' +
        'answer the database is asked once whether anybody has written since; nothing else of a request reaches it while nobody has.',
    ],
  };
}

function get(path: string, headers: Readonly<Record<string, string>>): RawRequest {
  return { method: 'GET', path, headers };
}

interface Turn {
  readonly ours: Driven;
  readonly file: Driven;
}

async function compare(
  portal: BenchPortal,
  rounds: number,
  ours: RawRequest,
  file: RawRequest,
): Promise<readonly Turn[]> {
  await drive(portal, ours, 200);
  const turns: Turn[] = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({ file: await drive(portal, file, 200), ours: await drive(portal, ours, 200) });
  }
  return turns;
}

function comparison(encoding: string, atLeast: number, turns: readonly Turn[]): readonly Figure[] {
  const of = (value: (turn: Turn) => number) => median(turns.map(value));
  return [
    {
      label: `schedule, ${encoding}`,
      value: of(({ ours }) => ours.perSecond),
      unit: 'requests/s',
      peers: [{ name: 'file of the same size', value: of(({ file }) => file.perSecond) }],
    },
    {
      label: `requests of the schedule to those of the file, ${encoding}`,
      value: of(({ ours, file }) => ours.perSecond / file.perSecond),
      unit: 'of 1',
      goal: { value: atLeast, direction: 'at least' },
    },
    {
      label: `server's time for a request, ${encoding}`,
      value: of(({ ours }) => ours.cpuMicroseconds),
      unit: 'µs',
      peers: [{ name: 'file of the same size', value: of(({ file }) => file.cpuMicroseconds) }],
    },
  ];
}

/** How long the first read after a change takes; an open page receives the change itself. */
async function afterChange({ client, server, cookie }: BenchPortal, changes: number): Promise<Figure> {
  const times: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const data = { artistName: `The Late Additions ${change}` };
    await client.services.events.update(festivalId(0), eventId(change), data);
    const headers = { cookie, 'accept-encoding': 'br' };
    const once = { port: server.port, connections: 1, seconds: 0, next: () => get(schedulePath, headers) };
    times.push(...(await load(once)).times);
  }
  return { label: 'first reading after a change, p95', value: percentile(times, 0.95), unit: 'ms' };
}
