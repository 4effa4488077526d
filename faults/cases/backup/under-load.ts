import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';
import type { CaseContext, FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectNone, expectThat } from '../../runner/tally.ts';
import { runAdminCommand } from '../../support/portals/admin-command.ts';
import { openClient, signIn, type Client } from '../../support/client.ts';
import { storeFestival } from '../../support/festivals.ts';
import { inventEvent } from '../../support/lineups.ts';
import { inventPicture } from '../../support/pictures.ts';
import { withPortalProcess } from '../../support/portals/portal.ts';
import { fileFaults, readStoredData, type StoredData } from '../../support/stored-data.ts';

const batchSize = 50;

/** A backup of a portal during work. */
export const backupUnderLoad: FaultCase = {
  name: 'backup-under-load',
  promise:
    'A backup made while somebody saves and uploads restores to one moment: every save before it wholly, none by half, each file with its record.',
  tries: { short: 1, long: 8 },
  run: async (context, tries) => {
    const tally = createTally();
    for (let n = 1; n <= tries; n += 1) {
      await tally.try('backup and restore', () => backUpAndRestore(context, n));
    }
    return tally.result();
  },
};

async function backUpAndRestore(context: CaseContext, n: number): Promise<void> {
  const program = context.program.folder;
  const archive = join(context.folder, `backup-${n}`);
  const dataDir = join(context.folder, `restored-${n}`);
  const saved = await backUpUnderLoad(context, archive);
  await runAdminCommand({ program, dataDir, words: ['restore', archive] });
  const data = await readStoredData(dataDir, context.folder);
  expectNone([...data.faults, ...fileFaults(data)], 'Restored');
  expectWholeBatches(data, saved);
  await withPortalProcess(context, { dataDir, demo: false }, async ({ address }) => {
    const client = openClient(address);
    await signIn(client, address);
    const pictures = (await client.services.festivals.list()).flatMap(({ imageURL }) => imageURL ?? []);
    for (const url of pictures) expectThat((await client.fetch(url)).ok, `${url} is not there.`);
  });
  await rm(archive);
}

interface Saved {
  readonly festivalId: string;
  /** Batches acknowledged before the backup began. */
  readonly before: number;
  /** Batches sent until it ended. */
  readonly after: number;
}

function backUpUnderLoad(context: CaseContext, archive: string): Promise<Saved> {
  return withPortalProcess(context, {}, async ({ address, dataDir }) => {
    const client = openClient(address);
    await signIn(client, address);
    const festivalId = await storeFestival(client, 'Under load');
    const load = keepSaving(client, festivalId);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const before = load.acknowledged();
    await runAdminCommand({ program: context.program.folder, dataDir, words: ['backup', archive] });
    return { festivalId, before, after: await load.end() };
  });
}

/** Saves batch after batch, with a picture each, until stopped; then returns how many were sent. */
function keepSaving(client: Client, festivalId: string) {
  let sent = 0;
  let acknowledged = 0;
  const ended = new AbortController();
  const save = async () => {
    while (!ended.signal.aborted) {
      sent += 1;
      const writes = batchOf(client, festivalId, sent);
      await client.services.recorder.commit({ festivalId, kind: 'sets', writes });
      acknowledged = sent;
      const picture = await inventPicture(sent, 60, 36);
      const imageURL = await client.services.events.uploadImage(festivalId, `Batch ${sent}`, picture);
      await client.services.festivals.update(festivalId, { imageURL });
    }
  };
  const saving = save();
  return {
    acknowledged: () => acknowledged,
    end: async () => {
      ended.abort();
      await saving;
      return sent;
    },
  };
}

function batchOf({ provider }: Client, festivalId: string, batch: number): Write[] {
  return Array.from({ length: batchSize }, (_, n): Write => {
    const data = { ...inventEvent(n), artistName: `Batch ${batch}`, created_at: serverTimestamp };
    return { type: 'create', path: paths.event(festivalId, provider.documents.newId()), data };
  });
}

/** Batches up to some number must be complete, and later ones absent. */
function expectWholeBatches({ documents }: StoredData, { festivalId, before, after }: Saved): void {
  const folder = `${paths.events(festivalId)}/`;
  const names = [...documents].filter(([path]) => path.startsWith(folder)).map(([, data]) => artistOf(data));
  const last = new Set(names).size;
  for (let batch = 1; batch <= last; batch += 1) {
    const found = names.filter((name) => name === `Batch ${batch}`).length;
    expectThat(found === batchSize, `Batch ${batch} of ${last} has ${found} events of ${batchSize}.`);
  }
  expectThat(
    last >= before && last <= after,
    `${last} batches; ${before} were saved before, ${after} in all.`,
  );
}

function artistOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'artistName' in data ? String(data.artistName) : '';
}
