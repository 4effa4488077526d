import { paths } from '@lineup/domain';
import { atMost, type Figure, type Row, type RowContext } from '../frame/row.ts';
import type { Calibration } from '../measure/calibration.ts';
import { load, type RawRequest } from '../measure/load.ts';
import { paced } from '../measure/paced.ts';
import { peakBytes, residentBytes } from '../measure/process.ts';
import { percentile } from '../measure/statistics.ts';
import { eventPath, festivalId } from '../support/lineup-data.ts';
import { withPortal, type BenchPortal, type Seed } from '../support/portal.ts';
import { addFestivals } from '../support/seed.ts';

/** Many requests for schedules too large for the cache, while others work. */
export const largeAnswers: Row = {
  name: 'large-answers',
  title: 'Schedules of 30,000 and 100,000 events, asked for by many at once',
  run: async (context) => {
    const seed: Seed = (db) => {
      addFestivals(db, [0], 30_000);
      addFestivals(db, [1], 100_000);
    };
    return withPortal(context, { seed }, (portal) => measure(portal, context));
  },
};

const mebibyte = 2 ** 20;

async function measure(portal: BenchPortal, { quick, calibration }: RowContext) {
  const seconds = quick ? 3 : 15;
  const start = residentBytes(portal.server.pid);
  const thirty = await asked(portal, { festival: 0, askers: 12, seconds });
  const hundred = await asked(portal, { festival: 1, askers: quick ? 12 : 30, seconds });
  const memory = peakBytes(portal.server.pid) / mebibyte;
  return {
    figures: [
      ...figuresOf('12 ask for 30,000 events', thirty, calibration),
      ...figuresOf('30 ask for 100,000 events', hundred, calibration),
      { label: 'memory at its peak', value: memory, unit: 'MiB', goal: atMost(500) },
      { label: 'memory before', value: start / mebibyte, unit: 'MiB' },
    ],
    notes: [
      'So many connections ask for the whole schedule, compressed as for a browser, again as soon as they have it. The others ' +
        'ask for one event fifty times a second, each over a new connection.',
    ],
  };
}

interface Asked {
  readonly times: readonly number[];
  readonly others: readonly number[];
}

async function asked(
  { server, cookie }: BenchPortal,
  { festival, askers, seconds }: { festival: number; askers: number; seconds: number },
): Promise<Asked> {
  const orderBy = [{ field: 'timeStart', direction: 'ascending' }];
  const query = JSON.stringify({ collection: paths.events(festivalId(festival)), orderBy });
  const headers = { cookie, 'accept-encoding': 'br' };
  const get = (path: string) => (): RawRequest => ({ method: 'GET', path, headers });
  const { port } = server;
  const small = get(`/api/documents?path=${encodeURIComponent(eventPath(0, 500))}`);
  const others = paced({ port, everyMs: 20, seconds, next: small });
  const large = get(`/api/documents/query?q=${encodeURIComponent(query)}`);
  const { times, statuses } = await load({ port, connections: askers, seconds, next: large });
  if (statuses[200] !== times.length) throw new Error(`Answers: ${JSON.stringify(statuses)}`);
  return { times, others: await others };
}

function figuresOf(what: string, { times, others }: Asked, { all }: Calibration): readonly Figure[] {
  return [
    {
      label: `${what}: other requests meanwhile, p99`,
      value: percentile(others, 0.99),
      unit: 'ms',
      goal: atMost(0.4, all),
    },
    { label: `${what}: other requests meanwhile, slowest`, value: Math.max(...others), unit: 'ms' },
    { label: `${what}: a schedule, median`, value: percentile(times, 0.5), unit: 'ms' },
  ];
}
