import { renameSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaseContext, FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { openClient, signIn } from '../../support/client.ts';
import { expectRefusal } from '../../support/expect-refusal.ts';
import { storeFestival } from '../../support/festivals.ts';
import { inventPicture } from '../../support/pictures.ts';
import { expectRefusedStart } from '../../support/network/one-line.ts';
import { withPortalProcess } from '../../support/portals/portal.ts';
import { launchPortal } from '../../support/portals/portal-process.ts';

/** A data folder that is missing, partly or for a while. */
export const missingDataFolder: FaultCase = {
  name: 'data-folder-missing',
  promise:
    'A data folder that goes missing is told, at the start and while it runs; nothing is acknowledged that is lost, nothing is given up, and work resumes when it is back.',
  tries: { short: 4, long: 12 },
  run: async (context, tries) => {
    const tally = createTally();
    for (let n = 1; n <= tries; n += 1) {
      const [what, work] = ways[n % ways.length] ?? ways[0];
      await tally.try(what, () => work(context, n));
    }
    return tally.result();
  },
};

type Way = readonly [what: string, work: (context: CaseContext, n: number) => Promise<void>];
const ways: readonly [Way, ...Way[]] = [
  ['without its files at the start', startWithoutFiles],
  ['away while it runs', awayWhileRunning],
  ['deleted while it runs', deletedWhileRunning],
  ['made where none can be', startNowhere],
];

async function startNowhere({ program }: CaseContext): Promise<void> {
  const line = /^The portal cannot start\. DATA_DIR \/proc\/lineup cannot be used: /u;
  await expectRefusedStart(await launchPortal({ program: program.folder, dataDir: '/proc/lineup' }), line);
}

function deletedWhileRunning(context: CaseContext): Promise<void> {
  return withPortalProcess(context, {}, async ({ address, dataDir }) => {
    const client = openClient(address);
    await signIn(client, address);
    const id = await storeFestival(client, 'Deleted');
    const picture = await inventPicture(1, 300, 180);
    await rm(dataDir, { recursive: true });
    await expectRefusal('A save', ['unavailable'], () => storeFestival(client, 'Lost'));
    await expectRefusal('An upload', ['unavailable'], () =>
      client.services.festivals.uploadImage(id, picture),
    );
    const { status } = await client.fetch('/healthz');
    expectThat(status === 503, `Health answers ${status}.`);
    const names = (await client.services.festivals.list()).map(({ name }) => name);
    expectThat(names.includes('Deleted') && !names.includes('Lost'), `There are ${names.join(', ')}.`);
  });
}

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
      await expectRefusal('A save', ['unavailable'], () => storeFestival(client, 'Lost'));
      await expectRefusal('An upload', ['unavailable'], () =>
        client.services.festivals.uploadImage(id, picture),
      );
      expectThat((await client.services.festivals.list()).length > 0, 'No festival can be read.');
    } finally {
      renameSync(`${dataDir}-away`, dataDir);
    }
    const { status } = await client.fetch('/healthz');
    expectThat(status === 200, `Afterwards health answers ${status}.`);
    await storeFestival(client, 'Back');
    await client.services.festivals.uploadImage(id, picture);
  });
}
