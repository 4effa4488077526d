import { mkdirSync, watch } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaseContext, FaultCase } from '../../runner/fault-case.ts';
import type { Random } from '../../runner/random.ts';
import { createTally, expectNone, expectThat } from '../../runner/tally.ts';
import { makeOlderData } from '../../support/portals/older-data.ts';
import { freePort } from '../../../scripts/testing/free-ports.mjs';
import { launchPortal, startPortalProcess } from '../../support/portals/portal-process.ts';
import { productionEnv } from '../../support/portals/production.ts';
import { readStoredData } from '../../support/stored-data.ts';

const events = 300;
/** The migration of the tables ends within this many milliseconds after the database was opened. */
const migrationMs = 25;

/** A start on the data of an older version, killed while it migrates the tables. */
export const killMigration: FaultCase = {
  name: 'kill-migration',
  promise: 'A start that was killed while it brings older data up to date has done so wholly or not at all.',
  tries: { short: 1, long: 20 },
  partSize: 10,
  run: async (context, tries, random) => {
    const tally = createTally();
    for (let n = 1; n <= tries; n += 1) {
      const version = random.pick([1, 2, 3]);
      await tally.try(`from version ${version}`, () =>
        killOnce(context, join(context.folder, `older-${n}`), version, random),
      );
    }
    return tally.result();
  },
};

async function killOnce(
  { program, folder }: CaseContext,
  dataDir: string,
  version: number,
  random: Random,
): Promise<void> {
  mkdirSync(dataDir);
  makeOlderData(dataDir, version, events);
  const port = await freePort();
  const options = {
    program: program.folder,
    dataDir,
    port,
    mode: 'production',
    env: productionEnv(port),
  } as const;
  const opened = untilOpened(dataDir);
  const killed = await launchPortal(options);
  await opened;
  await new Promise((resolve) => setTimeout(resolve, random.int(0, migrationMs)));
  await killed.kill();
  await expectAllThere(dataDir, folder);
  const server = await startPortalProcess(options);
  await server.stop();
  await expectAllThere(dataDir, folder);
  await rm(dataDir, { recursive: true, force: true });
}

/** Resolves when a process has opened the database. */
function untilOpened(dataDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const watcher = watch(dataDir, (_, name) => {
      if (name !== 'portal.db-wal') return;
      watcher.close();
      resolve();
    });
    watcher.once('error', reject);
  });
}

/** Reading migrates a copy, which fails after a half-done step. */
async function expectAllThere(dataDir: string, folder: string): Promise<void> {
  const { documents, faults } = await readStoredData(dataDir, folder);
  expectNone(faults, 'The database');
  expectThat(documents.size === events + 1, `${documents.size} documents instead of ${events + 1}`);
}
