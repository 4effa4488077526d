import { spawnSync } from 'node:child_process';
import { paths } from '@lineup/domain';
import {
  startPortalProcess,
  type PortalProcessOptions,
} from '../../faults/support/portals/portal-process.ts';
import { atMost, type Row, type RowContext } from '../frame/row.ts';
import { peakBytes, residentBytes } from '../measure/process.ts';
import { median, timesOf } from '../measure/statistics.ts';
import { festivalId } from '../support/lineup-data.ts';
import { prepareData, signedIn } from '../support/portal.ts';
import { addFestivals } from '../support/seed.ts';

/** A server that holds the festivals of a country. */
export const memory: Row = {
  name: 'memory',
  title: 'Memory and start of the server with 100 festivals and 100,000 events',
  run: async (context) => {
    const numbers = Array.from({ length: festivals }, (_, number) => number);
    const options = await prepareData(context, { seed: (db) => addFestivals(db, numbers, 1000) });
    return measure(options, context);
  },
};

const festivals = 100;
const mebibyte = 2 ** 20;

async function measure(options: PortalProcessOptions, { quick }: RowContext) {
  const starts: number[] = [];
  for (let round = 0; round < (quick ? 2 : 7); round += 1) starts.push(await startOnce(options));
  const server = await startPortalProcess(options);
  try {
    const atStart = residentBytes(server.pid);
    const { client } = await signedIn(server);
    await client.services.festivals.allStats();
    for (let number = 0; number < festivals; number += 1) {
      await client.provider.documents.query({ collection: paths.events(festivalId(number)) });
    }
    return {
      figures: [
        {
          label: 'start to first answer',
          value: median(starts),
          unit: 's',
          goal: atMost(12, { name: 'start of Node.js alone', value: await bareStart() }),
        },
        {
          label: 'memory after reading everything',
          value: residentBytes(server.pid) / mebibyte,
          unit: 'MB',
          goal: atMost(130),
        },
        { label: 'memory at its highest', value: peakBytes(server.pid) / mebibyte, unit: 'MB' },
        { label: 'memory after the start', value: atStart / mebibyte, unit: 'MB' },
      ],
      notes: [
        'The start is timed from the launch of the process to the first answer of `/healthz`, asked every 20 ms, on a database ' +
          "that was closed in good order. Then one person reads every festival's figures and its whole schedule, 100,000 events in all.",
        'The goal for the memory was 150 MB and has been tightened: small libraries are part of the bundle, and what the first ' +
          'answer does not need (pictures, passwords, the making of the demo) is loaded when it is needed. About a third of the ' +
          'start goes with the size of the database, which is looked through for damage first.',
      ],
    };
  } finally {
    await server.stop();
  }
}

/** The start time that every server on Node.js needs, in seconds. */
async function bareStart(): Promise<number> {
  const times = await timesOf(7, () => spawnSync(process.execPath, ['-e', '0']));
  return median(times) / 1000;
}

async function startOnce(options: PortalProcessOptions): Promise<number> {
  const started = performance.now();
  const server = await startPortalProcess(options);
  const seconds = (performance.now() - started) / 1000;
  await server.stop();
  return seconds;
}
