import { join } from 'node:path';
import type { CaseContext, FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { expectRefusedStart } from '../../support/network/one-line.ts';
import {
  launchPortal,
  startPortalProcess,
  type PortalProcess,
} from '../../support/portals/portal-process.ts';

const rivals = 3;
const inUse = /^The portal cannot start\. The data folder is in use by process \d+\./u;

/** Several servers on one data folder. */
export const twoProcesses: FaultCase = {
  name: 'two-processes',
  promise:
    'Of several processes started on one data folder one serves; every other one refuses with one line.',
  tries: { short: 2, long: 16 },
  run: async (context, tries) => {
    const tally = createTally();
    const dataDir = join(context.folder, 'shared');
    await context.program.copyDemo(dataDir);
    for (let n = 1; n <= tries; n += 1) {
      if (n % 2 === 1) await tally.try('one after the other', () => oneAfterTheOther(context, dataDir));
      else await tally.try('at once, on the lock of a killed one', () => atOnce(context, dataDir));
    }
    return tally.result();
  },
};

/** Leaves the lock of a killed process behind. */
async function oneAfterTheOther({ program }: CaseContext, dataDir: string): Promise<void> {
  const options = { program: program.folder, dataDir };
  const first = await startPortalProcess(options);
  try {
    await expectRefusedStart(await launchPortal(options), inUse);
    expectThat((await fetch(`${first.address}/healthz`)).ok, 'The first one no longer answers.');
  } finally {
    await first.kill();
  }
}

async function atOnce({ program }: CaseContext, dataDir: string): Promise<void> {
  const options = { program: program.folder, dataDir };
  const started = await Promise.all(Array.from({ length: rivals }, () => launchPortal(options)));
  try {
    const outcomes = await Promise.all(started.map(servesOrRefuses));
    const serving = outcomes.filter((serves) => serves).length;
    expectThat(serving === 1, `${serving} of ${rivals} serve.`);
  } finally {
    await Promise.all(started.map((server) => server.kill()));
  }
}

async function servesOrRefuses(server: PortalProcess): Promise<boolean> {
  const serves = await server.ready().then(
    () => true,
    () => false,
  );
  if (!serves) await expectRefusedStart(server, inUse);
  return serves;
}
