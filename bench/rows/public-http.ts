import { request } from 'node:http';
import { atLeast, atMost, type Figure, type Peer, type Row, type RowContext } from '../frame/row.ts';
import { load, type RawRequest } from '../measure/load.ts';
import { pause } from '../measure/pause.ts';
import { median, percentile } from '../measure/statistics.ts';
import { drive, type Driven } from '../support/drive.ts';
import { eventId, festivalId } from '../support/lineup-data.ts';
import { signedIn, withPortal, type BenchPortal } from '../support/portal.ts';
import { publicPath, publicSets, publicSlug, publishBench, seedPublic } from '../support/public-lineup.ts';
import { withStaticFiles } from '../support/static-files.ts';

/**
 * The public page and its feeds, compared with files of the same bytes from the same server; a rush; and publishing.
 */
export const publicHttp: Row = {
  name: 'public-http',
  title: `The public lineup of ${publicSets.toLocaleString('en')} sets over HTTP, a rush of visitors, and publishing`,
  run: async (context) => {
    const bodies = await withPortal(context, { seed: seedPublic }, async (portal) => {
      await publishBench(portal.client);
      return Promise.all(addresses.map(async (address) => [address, await bodyOf(portal, address)] as const));
    });
    const files = bodies.map(([address, body]) => ({ path: staticPath(address), ...body }));
    // Uses the same data as before.
    return withStaticFiles(context, files, () =>
      withPortal(context, {}, (portal) => measure(portal, context)),
    );
  },
};

const addresses = ['', '/lineup.json', '/lineup.ics'] as const;
type Address = (typeof addresses)[number];

const nameOf = (address: Address) => (address === '' ? 'page' : address.slice(1));
const staticPath = (address: Address) => `/assets/public${address.replace('/', '-')}.txt`;

interface Body {
  readonly plain: Buffer;
  /** As sent over the network. */
  readonly brotli: Buffer;
}

async function bodyOf({ server }: BenchPortal, address: Address): Promise<Body> {
  const url = server.address + publicPath + address;
  return { plain: await received(url, {}), brotli: await received(url, encoded) };
}

function received(url: string, headers: Readonly<Record<string, string>>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (response) => {
      response.toArray().then((pieces) => resolve(Buffer.concat(pieces)), reject);
    });
    asked.once('error', reject).end();
  });
}

async function measure(portal: BenchPortal, context: RowContext) {
  const { all } = context.calibration;
  const published = await timePublishing(portal, context.quick ? 3 : 9, all);
  const rounds = context.quick ? 2 : 7;
  const compared: Figure[] = [];
  for (const address of addresses) compared.push(...(await compare(portal, rounds, address)));
  const rush = await timeRush(portal, context.quick ? 6 : 60);
  return {
    figures: [...compared, await unchanged(portal), ...published, ...rush],
    notes: [
      'Page and feeds are asked for as browsers do (brotli), and so is a file of the same bytes at an address of the portal’s own ' +
        'files, by the same client over 32 connections, in turns of a second; the ratio is the median over the turns.',
      'A visitor of the rush asks for the page over a new connection, 10,000 of them in a minute. Meanwhile two administrators ' +
        'change sets, four times a second each; what is reported is the 99th percentile of their changes compared with that of the same time ' +
        'without visitors.',
      'Publishing is timed from the call to its answer, each time after a set was changed; out it is when a visitor’s feed tells ' +
        'of it.',
    ],
  };
}

const encoded = { 'accept-encoding': 'br' };
const get = (path: string, headers: Readonly<Record<string, string>> = encoded): RawRequest => ({
  method: 'GET',
  path,
  headers,
});

async function compare(portal: BenchPortal, rounds: number, address: Address): Promise<readonly Figure[]> {
  const [ours, file] = [get(publicPath + address), get(staticPath(address))];
  await drive(portal, ours, 200);
  const turns: { readonly ours: Driven; readonly file: Driven }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({ file: await drive(portal, file, 200), ours: await drive(portal, ours, 200) });
  }
  const of = (value: (turn: (typeof turns)[number]) => number) => median(turns.map(value));
  const name = nameOf(address);
  return [
    {
      label: name,
      value: of((turn) => turn.ours.perSecond),
      unit: 'requests/s',
      peers: [{ name: 'file of the same size', value: of((turn) => turn.file.perSecond) }],
    },
    {
      label: `requests of ${name} to those of the file`,
      value: of((turn) => turn.ours.perSecond / turn.file.perSecond),
      unit: 'of 1',
      goal: atLeast(0.8),
    },
    {
      label: `server's time for a request of ${name}`,
      value: of((turn) => turn.ours.cpuMicroseconds),
      unit: 'µs',
      peers: [{ name: 'file of the same size', value: of((turn) => turn.file.cpuMicroseconds) }],
    },
  ];
}

async function unchanged(portal: BenchPortal): Promise<Figure> {
  const { headers } = await portal.client.fetch(`${publicPath}/lineup.json`);
  const etag = headers.get('etag') ?? '';
  const request = get(`${publicPath}/lineup.json`, { ...encoded, 'if-none-match': etag });
  const { perSecond } = await drive(portal, request, 304);
  return { label: 'answers 304 to conditional requests', value: perSecond, unit: 'requests/s' };
}

async function timePublishing(portal: BenchPortal, times: number, all: Peer): Promise<readonly Figure[]> {
  const { client } = portal;
  const publishing: number[] = [];
  const out: number[] = [];
  for (let n = 0; n < times; n += 1) {
    await change(client, n);
    const { openConflicts } = await client.services.publishing.compare(festivalId(0));
    const releaseId = client.services.publishing.newReleaseId();
    const release = { releaseId, ticked: null, at: null, slug: publicSlug };
    const started = performance.now();
    await client.services.publishing.publish(festivalId(0), { ...release, expectedConflicts: openConflicts });
    publishing.push(performance.now() - started);
    await untilOut(portal, releaseId);
    out.push(performance.now() - started);
  }
  return [
    { label: 'publishing, median', value: median(publishing), unit: 'ms', goal: atMost(4, all) },
    {
      label: 'from publishing to a visitor’s feed, the longest',
      value: Math.max(...out),
      unit: 'ms',
      goal: atMost(8, all),
    },
  ];
}

/** Sends visitors' requests until they get the new release. */
async function untilOut({ client }: BenchPortal, releaseId: string): Promise<void> {
  for (;;) {
    const text = await (await client.fetch(`${publicPath}/lineup.json`)).text();
    if (text.includes(releaseId)) return;
  }
}

function change({ services }: BenchPortal['client'], number: number): Promise<unknown> {
  const artistName = `The Late Additions ${number}`;
  return services.events.update(festivalId(0), eventId(number % publicSets), { artistName });
}

const visitorsPerSecond = 10_000 / 60;
const changeEveryMs = 250;

async function timeRush(portal: BenchPortal, seconds: number): Promise<readonly Figure[]> {
  const other = await signedIn(portal.server);
  const administrators = [portal.client, other.client];
  const alone = await timeChanges(administrators, seconds);
  const [among, visitors] = await Promise.all([timeChanges(administrators, seconds), rush(portal, seconds)]);
  const [quiet, busy] = [percentile(alone, 0.99), percentile(among, 0.99)];
  return [
    { label: 'visitors of the rush', value: visitors.length, unit: '' },
    { label: 'page for a visitor of the rush, p99', value: percentile(visitors, 0.99), unit: 'ms' },
    { label: 'a change without visitors, p99', value: quiet, unit: 'ms' },
    { label: 'a change during the rush, p99', value: busy, unit: 'ms' },
    {
      label: 'p99 of the changes during the rush to that without',
      value: busy / quiet,
      unit: 'of 1',
      goal: atMost(1.2),
    },
  ];
}

async function timeChanges(
  administrators: readonly BenchPortal['client'][],
  seconds: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    administrators.map(async (client, place) => {
      // In separate ranges, so that they do not edit the same set.
      for (let number = place * 800; performance.now() < until; number += 1) {
        const started = performance.now();
        await change(client, number);
        times.push(performance.now() - started);
        await pause(changeEveryMs - (performance.now() - started));
      }
    }),
  );
  return times;
}

async function rush({ server }: BenchPortal, seconds: number): Promise<readonly number[]> {
  const visits: Promise<number>[] = [];
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * visitorsPerSecond;
    while (visits.length < due) visits.push(visit(server.port));
    await pause(5);
  }
  return Promise.all(visits);
}

async function visit(port: number): Promise<number> {
  const { statuses, times } = await load({ port, connections: 1, seconds: 0, next: () => get(publicPath) });
  if (statuses[200] !== 1) throw new Error(`Answers: ${JSON.stringify(statuses)}`);
  return times[0] ?? 0;
}
