import { processingMessages, paths, storagePaths, timestampFromMillis } from '@lineup/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createFestival,
  createUpload,
  emulatorWorld,
  uploadId,
  uploadPath,
  type EmulatorWorld,
} from '../testing/emulator-world.ts';
import { failStuckUploads, stuckAfterMs } from './fail-stuck-uploads.ts';
import { processUploadOnce } from './process-upload-once.ts';

let world: EmulatorWorld;
beforeEach(async () => {
  await world?.close();
  world = await emulatorWorld();
}, 30_000);
afterAll(() => world.close());

const drafts = paths.draftEvents('f1', uploadId);
const request = { uploadId, fileURL: '/files/x', uploadType: 'json', festivalId: 'f1' } as const;

/** A festival with an upload in `processing` whose file has this many events. */
async function uploaded(count: number) {
  const events = Array.from({ length: count }, (_, n) => ({
    artistName: `Artist ${n + 1}`,
    stage: 'Dune',
    date: '2026-07-03',
    timeStart: '20:00',
    timeEnd: '21:00',
  }));
  await world.documents.commit([createFestival(), createUpload()]);
  const file = world.bucket.file(storagePaths.lineupFile('f1', uploadId, 'lineup.json'));
  await file.save(JSON.stringify(events), { contentType: 'application/json', resumable: false });
}

function process({ limitMs = 110_000, provider = world.provider } = {}) {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const response = processUploadOnce(provider, request, { now: Date.now, limitMs, pause, onError });
  return { response, errors };
}
const status = async () => (await world.documents.get(uploadPath))?.data;

describe('processing', () => {
  test('10,000 events become drafts in the order of the file', async () => {
    await uploaded(10_000);
    await expect(process().response).resolves.toEqual({ success: true, eventCount: 10_000 });
    expect(await status()).toMatchObject({ status: 'completed', error: null });
    const byTime = await world.documents.query({
      collection: drafts,
      orderBy: [{ field: 'createdAt', direction: 'ascending' }],
    });
    expect(byTime.map(({ data }) => data['row'])).toEqual(Array.from({ length: 10_000 }, (_, n) => n + 1));
  }, 120_000);

  test('calls at the same time all answer, and the drafts are written once', async () => {
    await uploaded(600);
    const responses = await Promise.all([process().response, process().response, process().response]);
    expect(responses.map(({ eventCount }) => eventCount)).toEqual([600, 600, 600]);
    await expect(world.documents.count({ collection: drafts })).resolves.toBe(600);
    await expect(process().response).resolves.toMatchObject({ eventCount: 600 });
  }, 120_000);

  test('out of time the upload ends in an error', async () => {
    await uploaded(3000);
    await expect(process({ limitMs: 150 }).response).rejects.toMatchObject({ code: 'deadline-exceeded' });
    expect(await status()).toMatchObject({ status: 'error', error: processingMessages.timedOut });
  }, 120_000);

  test('an unexpected failure ends it in an error', async () => {
    await uploaded(1);
    const files = { ...world.provider.files, read: () => Promise.reject(new Error('Broken')) };
    const provider = { ...world.provider, files };
    await expect(process({ provider }).response).rejects.toThrow('Broken');
    expect(await status()).toMatchObject({ status: 'error', error: processingMessages.crashed });
  });

  test('a call waits no longer than its time for another that never ends', async () => {
    await uploaded(1);
    let commits = 0;
    const documents: typeof world.documents = {
      ...world.documents,
      // Another attempt changes the upload just before, and then stops.
      commit: async (writes) => {
        commits += 1;
        const data = { updatedAt: timestampFromMillis(Date.now()) };
        if (commits === 1) await world.documents.commit([{ type: 'update', path: uploadPath, data }]);
        return world.documents.commit(writes);
      },
    };
    const { response } = process({ provider: { ...world.provider, documents }, limitMs: 1200 });
    await expect(response).rejects.toMatchObject({ code: 'deadline-exceeded' });
    expect(await status()).toMatchObject({ status: 'error', error: processingMessages.timedOut });
  });
});

describe('uploads that nobody works on any more', () => {
  test('end in an error; younger ones and those that are done stay as they are', async () => {
    const now = Date.now();
    const old = timestampFromMillis(now - stuckAfterMs - 1000);
    const second = 'upload_1780000000001_abcdef123456';
    const secondPath = paths.upload('f1', second);
    await world.documents.commit([
      createFestival(),
      createUpload({ updatedAt: old }),
      { ...createUpload({ uploadId: second }), path: secondPath },
    ]);
    const done = { ...(await world.firestore.doc(uploadPath).get()).data(), status: 'completed' };
    await world.firestore.doc('festivals/f2/lineupUploads/u').set(done);
    await expect(failStuckUploads(world.firestore, world.provider, now)).resolves.toBe(1);
    expect(await status()).toMatchObject({ status: 'error', error: processingMessages.crashed });
    expect((await world.documents.get(secondPath))?.data).toMatchObject({ status: 'processing' });
    expect((await world.firestore.doc('festivals/f2/lineupUploads/u').get()).get('updatedAt')).toEqual(
      new Timestamp(old.seconds, Math.floor(old.nanoseconds / 1000) * 1000),
    );
    await expect(failStuckUploads(world.firestore, world.provider, now)).resolves.toBe(0);
  });
});
