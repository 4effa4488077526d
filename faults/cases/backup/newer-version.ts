import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaseContext, FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { runAdminCommand } from '../../support/portals/admin-command.ts';
import { openClient, signIn } from '../../support/client.ts';
import { makeNewerProgram } from '../../support/portals/newer-program.ts';
import { expectRefusedStart } from '../../support/network/one-line.ts';
import { launchPortal, startPortalProcess } from '../../support/portals/portal-process.ts';

/** An archive and a data folder of a later release. */
export const newerVersion: FaultCase = {
  name: 'restore-newer',
  promise:
    'A backup is restored by a newer release, which serves it; an older release refuses the newer data in one line and leaves them alone.',
  tries: { short: 1, long: 2 },
  run: async (context, tries) => {
    const tally = createTally();
    const newer = await makeNewerProgram(context.program.folder);
    for (let n = 1; n <= tries; n += 1) {
      await tally.try('newer and back', () => restoreOntoNewer(context, newer, n));
    }
    await rm(newer, { recursive: true });
    return tally.result();
  },
};

async function restoreOntoNewer({ program, folder }: CaseContext, newer: string, n: number): Promise<void> {
  const place = (name: string) => join(folder, `${name}-${n}`);
  const [source, target, archive] = [place('source'), place('target'), place('archive')];
  await program.copyDemo(source);
  await runAdminCommand({ program: program.folder, dataDir: source, words: ['backup', archive] });
  await runAdminCommand({ program: newer, dataDir: target, words: ['restore', archive] });
  const server = await startPortalProcess({ program: newer, dataDir: target });
  try {
    const client = openClient(server.address);
    await signIn(client, server.address);
    expectThat((await client.services.festivals.list()).length === 3, 'The festivals are not there.');
  } finally {
    await server.stop();
  }
  const before = await readFile(join(target, 'portal.db'));
  const older = await launchPortal({ program: program.folder, dataDir: target });
  await expectRefusedStart(older, /The database is of version 99, newer than this program/u);
  expectThat((await readFile(join(target, 'portal.db'))).equals(before), 'The newer database was changed.');
}
