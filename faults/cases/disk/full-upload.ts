import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectNone, expectThat } from '../../runner/tally.ts';
import { openClient, signIn, type Client } from '../../support/client.ts';
import { expectRefusal } from '../../support/expect-refusal.ts';
import { storeFestival, storeUpload } from '../../support/festivals.ts';
import { inventLineupFile } from '../../support/lineups.ts';
import { inventPicture } from '../../support/pictures.ts';
import { openPortal, type Portal } from '../../support/portals/portal.ts';
import { openScarceDisk, type ScarceDisk } from '../../support/portals/scarce-disk.ts';
import { fileFaults, readStoredData } from '../../support/stored-data.ts';

/** Uploads and their processing on a full disk. */
export const diskFullOnUpload: FaultCase = {
  name: 'disk-full-upload',
  promise:
    'An upload to a full disk is told as not saved and leaves no file; stored files stay readable; processing resumes with the room.',
  tries: { short: 2, long: 20 },
  run: async (context, tries) => {
    const tally = createTally();
    const disk = openScarceDisk(context.folder);
    tally.note(disk.how);
    const portal = await openPortal(context, { dataDir: disk.dataDir });
    try {
      const client = openClient(portal.address);
      await signIn(client, portal.address);
      for (let n = 1; n <= tries; n += 1) {
        const festivalId = await storeFestival(client, `Full ${n}`);
        await tally.try('an upload', () => uploadWithoutRoom(client, portal, disk, festivalId, n));
        await tally.try('processing', () => processWithoutRoom(client, portal, disk, festivalId));
        const data = await readStoredData(portal.dataDir, context.folder);
        await tally.try('afterwards', async () => expectNone([...data.faults, ...fileFaults(data)], 'Left'));
        await client.services.festivals.remove(festivalId);
      }
    } finally {
      await portal.kill();
      disk.close();
    }
    return tally.result();
  },
};

const largeLineup = 40_000;

async function uploadWithoutRoom(
  client: Client,
  portal: Portal,
  disk: ScarceDisk,
  festivalId: string,
  n: number,
): Promise<void> {
  const { festivals, uploads } = client.services;
  const shown = await festivals.uploadImage(festivalId, await inventPicture(n, 300, 180));
  const before = await readdir(join(portal.dataDir, 'files'));
  const uploadId = uploads.newUploadId();
  const upload = { festivalId, uploadId, type: 'json', file: inventLineupFile(largeLineup) } as const;
  disk.fill(portal);
  try {
    await expectRefusal('An upload', ['storage-full'], () => uploads.start(upload));
    expectThat((await client.fetch(shown)).ok, 'A stored picture cannot be read.');
    const left = await readdir(join(portal.dataDir, 'files'));
    expectThat(left.length === before.length, `${left.length} files instead of ${before.length}`);
  } finally {
    disk.release(portal);
  }
  await uploads.start(upload);
}

async function processWithoutRoom(
  client: Client,
  portal: Portal,
  disk: ScarceDisk,
  festivalId: string,
): Promise<void> {
  const { uploads } = client.services;
  const { uploadId } = await storeUpload(client, festivalId, 2000);
  const record = await uploads.get(festivalId, uploadId);
  disk.fill(portal);
  try {
    await expectRefusal('Processing', ['storage-full', 'unavailable'], () => uploads.ensureProcessed(record));
    const { status } = await uploads.get(festivalId, uploadId);
    expectThat(status === 'processing', `The upload is told as ${status}.`);
  } finally {
    disk.release(portal);
  }
  await uploads.ensureProcessed(record);
  const drafts = await uploads.draftEvents(festivalId, uploadId);
  expectThat(drafts.length === 2000, `${drafts.length} drafts of 2000`);
}
