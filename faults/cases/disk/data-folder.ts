import { spawnSync } from 'node:child_process';
import { chmodSync, renameSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaseContext, FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { openClient, signIn } from '../../support/client.ts';
import { expectRefusal } from '../../support/expect-refusal.ts';
import { storeFestival } from '../../support/festivals.ts';
import { inventPicture } from '../../support/pictures.ts';
import { expectRefusedStart } from '../../support/one-line.ts';
import { withPortalProcess } from '../../support/portal.ts';
import { launchPortal } from '../../support/portal-process.ts';

/** A data folder that is not there, in part or for a while. */
export const missingDataFolder: FaultCase = {
  name: 'data-folder-missing',
  promise:
    'A data folder that goes missing is told, at the start and while it runs; nothing is given up, and work resumes when it is back.',
  area: 'disk',
  tries: { short: 2, long: 10 },
  run: async (context, tries) => {
    const tally = createTally();
    for (let n = 1; n <= tries; n += 1) {
      if (n % 2 === 1) await tally.try('without its files at the start', () => startWithoutFiles(context, n));
      else await tally.try('away while it runs', () => awayWhileRunning(context));
    }
    return tally.result();
  },
};

async function startWithoutFiles({ program, folder }: CaseContext, n: number): Promise<void> {
  const dataDir = join(folder, `without-${n}`);
  await program.copyDemo(dataDir);
  const aside = join(folder, `aside-${n}`);
  await rename(join(dataDir, 'files'), aside);
  const options = { program: program.folder, dataDir };
  const line = /^The portal cannot start\. The folder of the files is empty although files are recorded/u;
  await expectRefusedStart(await launchPortal(options), line);
  await rm(join(dataDir, 'files'), { recursive: true });
  await rename(aside, join(dataDir, 'files'));
  const server = await launchPortal(options);
  await server.ready();
  await server.stop();
}

function awayWhileRunning(context: CaseContext): Promise<void> {
  return withPortalProcess(context, {}, async ({ address, dataDir }) => {
    const client = openClient(address);
    await signIn(client, address);
    const id = await storeFestival(client, 'Away');
    const picture = await inventPicture(1, 300, 180);
    renameSync(dataDir, `${dataDir}-away`);
    try {
      const { status } = await client.fetch('/healthz');
      expectThat(status === 503, `Health answers ${status}.`);
      await expectRefusal('An upload', ['unavailable'], () =>
        client.services.festivals.uploadImage(id, picture),
      );
      expectThat((await client.services.festivals.list()).length > 0, 'No festival can be read.');
    } finally {
      renameSync(`${dataDir}-away`, dataDir);
    }
    const { status } = await client.fetch('/healthz');
    expectThat(status === 200, `Afterwards health answers ${status}.`);
    await client.services.festivals.uploadImage(id, picture);
  });
}

/** A data folder that cannot be written to. */
export const readOnlyDataFolder: FaultCase = {
  name: 'data-folder-read-only',
  promise: 'A data folder that cannot be written to is told in one line at the start and stays as it is.',
  area: 'disk',
  tries: { short: 1, long: 3 },
  run: async (context, tries) => {
    const tally = createTally();
    for (let n = 1; n <= tries; n += 1) {
      const dataDir = join(context.folder, `read-only-${n}`);
      await context.program.copyDemo(dataDir);
      const before = await readFile(join(dataDir, 'portal.db'));
      const made = makeReadOnly(dataDir);
      if (made === null) {
        tally.impossible('this user may write everywhere, and nothing can be mounted');
        return tally.result();
      }
      tally.note(made.how);
      await tally.try('start', async () => {
        const server = await launchPortal({ program: context.program.folder, dataDir });
        await expectRefusedStart(server, /^The portal cannot start\. .*(?:read-only|permission denied)/u);
        expectThat((await readFile(join(dataDir, 'portal.db'))).equals(before), 'The database was changed.');
      });
      made.undo();
    }
    return tally.result();
  },
};

/** By a read-only mount, since who may mount is seldom held up by permissions; by permissions elsewhere. */
function makeReadOnly(dataDir: string): { how: string; undo: () => void } | null {
  const run = (...words: string[]) =>
    spawnSync(words[0] ?? '', words.slice(1), { stdio: 'ignore' }).status === 0;
  if (run('mount', '--bind', dataDir, dataDir)) {
    if (!run('mount', '-o', 'remount,ro,bind', dataDir))
      throw new Error(`${dataDir} cannot be made read-only.`);
    return { how: 'by a read-only mount', undo: () => void run('umount', dataDir) };
  }
  if (process.getuid?.() === 0) return null;
  chmodSync(dataDir, 0o500);
  return { how: 'by its permissions', undo: () => chmodSync(dataDir, 0o700) };
}
