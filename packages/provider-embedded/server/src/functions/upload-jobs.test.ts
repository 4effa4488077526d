import { processingMessages, paths, storagePaths } from '@lineup/domain';
import { processUpload } from '@lineup/functions';
import { ProviderError } from '@lineup/provider';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFestival, createUpload, startOfTests, uploadId } from '../documents/testing/fixtures.ts';
import { jobWorld } from './testing/fixtures.ts';

const path = paths.upload('f1', uploadId);
const filePath = storagePaths.lineupFile('f1', uploadId, 'lineup.json');
const request = { uploadId, fileURL: '/files/x', uploadType: 'json', festivalId: 'f1' } as const;
const lineup = new TextEncoder().encode(
  JSON.stringify([
    { artistName: 'Moth Parade', stage: 'Dune', date: '2026-07-03', timeStart: '20:00', timeEnd: '21:00' },
    {
      artistName: 'Ilse & the Tide',
      stage: 'Lantern',
      date: '2026-07-03',
      timeStart: '23:00',
      timeEnd: '01:00',
    },
  ]),
);

/** Work that continues until the test ends it. */
function heldWork() {
  let resolve: (response: { success: true; eventCount: number }) => void = () => {};
  const promise = new Promise<{ success: true; eventCount: number }>((settle) => {
    resolve = settle;
  });
  return { promise, resolve, process: vi.fn<typeof processUpload>(() => promise) };
}

function uploaded(options: Parameters<typeof jobWorld>[0] = {}) {
  const world = jobWorld(options);
  world.documents.commit([createFestival(), createUpload()]);
  world.contents.set(filePath, lineup);
  const status = () => world.documents.get(path)?.data;
  const attempts = () =>
    world.db.all<{ attempts: number }>('SELECT attempts FROM jobs').map((row) => row.attempts);
  return { ...world, status, attempts };
}

beforeEach(() => void vi.useFakeTimers({ now: startOfTests }));
afterEach(() => void vi.useRealTimers());

test('processes an upload and keeps no job of it', async () => {
  const { uploadJobs, status, attempts, documents } = uploaded();
  await expect(uploadJobs.run(request)).resolves.toEqual({ success: true, eventCount: 2 });
  expect(status()).toMatchObject({ status: 'completed', error: null });
  expect(documents.count({ collection: paths.draftEvents('f1', uploadId) })).toBe(2);
  expect(attempts()).toEqual([]);
});

test('a second call joins the first', async () => {
  const held = heldWork();
  const { uploadJobs } = uploaded(held);
  const calls = [uploadJobs.run(request), uploadJobs.run(request)];
  held.resolve({ success: true, eventCount: 3 });
  await expect(Promise.all(calls)).resolves.toEqual([
    { success: true, eventCount: 3 },
    { success: true, eventCount: 3 },
  ]);
  expect(held.process).toHaveBeenCalledTimes(1);
});

test('a call after the end is answered again', async () => {
  const { uploadJobs } = uploaded();
  await uploadJobs.run(request);
  await expect(uploadJobs.run(request)).resolves.toEqual({ success: true, eventCount: 2 });
});

test('after 70 seconds the upload is in error, and what comes later changes nothing', async () => {
  const held = heldWork();
  const { uploadJobs, status, attempts } = uploaded({
    process: async (provider, asked, options) => {
      await held.promise;
      return processUpload(provider, asked, options);
    },
  });
  const call = uploadJobs.run(request);
  const refusal = call.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(69_999);
  expect(status()).toMatchObject({ status: 'processing' });
  await vi.advanceTimersByTimeAsync(1);
  expect(await refusal).toMatchObject({ code: 'deadline-exceeded' });
  expect(status()).toMatchObject({ status: 'error', error: processingMessages.timedOut });
  held.resolve({ success: true, eventCount: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toMatchObject({ status: 'error', error: processingMessages.timedOut });
  expect(attempts()).toEqual([]);
});

test('an unexpected failure ends in error, not in processing', async () => {
  const { uploadJobs, status } = uploaded({ process: () => Promise.reject(new Error('bug')) });
  await expect(uploadJobs.run(request)).rejects.toThrow('bug');
  expect(status()).toMatchObject({ status: 'error', error: processingMessages.crashed });
});

test.each(['storage-full', 'unavailable'] as const)(
  '%s passes: the upload waits for another try',
  async (code) => {
    const { uploadJobs, status, attempts } = uploaded({
      process: () => Promise.reject(new ProviderError(code)),
    });
    await expect(uploadJobs.run(request)).rejects.toMatchObject({ code });
    expect(status()).toMatchObject({ status: 'processing' });
    expect(attempts()).toEqual([1]);
  },
);

describe('after a restart', () => {
  test('what was under way is taken up again', async () => {
    const before = uploaded(heldWork());
    void before.uploadJobs.run(request);
    const after = jobWorld({ db: before.db, clock: before.clock });
    after.contents.set(filePath, lineup);
    await after.uploadJobs.start();
    expect(before.status()).toMatchObject({ status: 'completed' });
    expect(before.attempts()).toEqual([]);
    expect(after.errors).toEqual([]);
    await after.uploadJobs.close();
  });

  test('an upload that has brought the server down three times is given up', async () => {
    const { db, clock, status, jobs } = uploaded();
    for (let n = 0; n < 3; n += 1) jobs.begin(path, clock.now());
    const after = jobWorld({ db, clock });
    after.contents.set(filePath, lineup);
    await after.uploadJobs.start();
    expect(status()).toMatchObject({ status: 'error', error: processingMessages.crashed });
    await after.uploadJobs.close();
  });

  test('a young upload without its file is left alone, an old one ends in error', async () => {
    const { db, clock, status } = uploaded();
    const after = jobWorld({ db, clock });
    await after.uploadJobs.start();
    expect(status()).toMatchObject({ status: 'processing' });
    clock.advance(60_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(status()).toMatchObject({ status: 'error', error: processingMessages.fileMissing });
    await after.uploadJobs.close();
  });

  test('jobs of uploads that are gone are forgotten', async () => {
    const { documents, uploadJobs, jobs, attempts, clock } = uploaded();
    jobs.begin(path, clock.now());
    documents.commit([{ type: 'delete', path }]);
    await uploadJobs.start();
    expect(attempts()).toEqual([]);
    await uploadJobs.close();
  });
});

test('an upload that nobody asks to process is taken up after a minute', async () => {
  const { uploadJobs, documents, contents, clock, status } = uploaded();
  await uploadJobs.start();
  documents.commit([{ type: 'delete', path }]);
  documents.commit([createUpload()]);
  contents.set(filePath, lineup);
  clock.advance(59_999);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(status()).toMatchObject({ status: 'processing' });
  clock.advance(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(status()).toMatchObject({ status: 'completed' });
  await uploadJobs.close();
});

test('close waits for what is under way and takes nothing up any more', async () => {
  const held = heldWork();
  const { uploadJobs, attempts } = uploaded(held);
  const call = uploadJobs.run(request);
  let closed = false;
  const closing = uploadJobs.close().then(() => (closed = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toBe(false);
  held.resolve({ success: true, eventCount: 1 });
  await Promise.all([call, closing]);
  await expect(uploadJobs.run(request)).rejects.toMatchObject({ code: 'unavailable' });
  expect(attempts()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a sweep that fails is told of and does not end the sweeping', async () => {
  const { uploadJobs, provider, errors } = uploaded();
  await uploadJobs.start();
  vi.spyOn(provider.documents, 'query').mockRejectedValueOnce(new ProviderError('unavailable'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(errors).toMatchObject([{ code: 'unavailable' }]);
  await uploadJobs.close();
});
