import { paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { expect, test, vi } from 'vitest';
import { failUpload, processUpload } from './process-upload.ts';
import { drafts, fileEvents, now, request, uploadedLineup, uploadPath } from './testing/world.ts';

const options = () => ({ now: () => now, signal: new AbortController().signal });

/** A lineup of 25 events on a provider that takes ten writes at a time. */
async function smallCommits() {
  const made = await uploadedLineup(fileEvents(25));
  const documents = { ...made.documents, writesPerCommit: 10 };
  return { ...made, documents, provider: { ...made.provider, documents } };
}

test('what is too large for one commit is spread, and completed by the last one', async () => {
  const { provider, documents, status } = await smallCommits();
  const commit = vi.spyOn(documents, 'commit');
  await expect(processUpload(provider, request, options())).resolves.toMatchObject({ eventCount: 25 });
  expect(commit.mock.calls.map(([writes]) => writes.length)).toEqual([10, 10, 8]);
  expect(await status()).toMatchObject({ status: 'completed' });
  const found = await documents.query({ collection: drafts });
  expect(found.map(({ data }) => data['row'])).toEqual(Array.from({ length: 25 }, (_, n) => n + 1));
});

test('what an interrupted attempt left is replaced', async () => {
  const { provider, documents, status } = await smallCommits();
  const commit = documents.commit.bind(documents);
  let left = 2;
  documents.commit = (writes) => {
    left -= 1;
    return left < 0 ? Promise.reject(new ProviderError('unavailable')) : commit(writes);
  };
  await expect(processUpload(provider, request, options())).rejects.toMatchObject({ code: 'unavailable' });
  expect(await status()).toMatchObject({ status: 'processing' });
  expect(await documents.count({ collection: drafts })).toBe(18);
  documents.commit = commit;
  await processUpload(provider, request, options());
  const found = await documents.query({ collection: drafts });
  expect(found.map(({ data }) => data['row'])).toEqual(Array.from({ length: 25 }, (_, n) => n + 1));
});

test('of two attempts at the same time one goes on, the other has written nothing', async () => {
  const { provider, documents } = await smallCommits();
  const both = await Promise.allSettled([
    processUpload(provider, request, options()),
    processUpload(provider, request, options()),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = both.find((each) => each.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'conflict' });
  expect(await documents.count({ collection: drafts })).toBe(25);
});

test('an attempt that another one has replaced can write no more', async () => {
  const { provider, documents } = await smallCommits();
  const commit = documents.commit.bind(documents);
  let first = true;
  documents.commit = async (writes) => {
    const response = await commit(writes);
    const inFirst = first;
    first = false;
    if (inFirst) await processUpload(provider, request, options());
    return response;
  };
  await expect(processUpload(provider, request, options())).rejects.toMatchObject({ code: 'conflict' });
  expect(await documents.count({ collection: drafts })).toBe(25);
});

test('an attempt out of time stops between two commits and can be ended in an error', async () => {
  const { provider, documents, status } = await smallCommits();
  const stop = new AbortController();
  const commit = documents.commit.bind(documents);
  documents.commit = async (writes) => {
    stop.abort();
    return commit(writes);
  };
  const work = processUpload(provider, request, { now: () => now, signal: stop.signal });
  await expect(work).rejects.toMatchObject({ code: 'deadline-exceeded' });
  documents.commit = commit;
  await failUpload(provider, uploadPath, 'Too slow');
  expect(await status()).toMatchObject({ status: 'error', error: 'Too slow' });
});

test('an upload that changes in the meantime is ended in an error all the same', async () => {
  const { provider, documents, stored, upload } = await smallCommits();
  const get = documents.get.bind(documents);
  let changes = 2;
  documents.get = async (path) => {
    const found = await get(path);
    if (path === paths.upload('f1', request.uploadId) && (changes -= 1) >= 0) stored.put(path, upload);
    return found;
  };
  await failUpload(provider, uploadPath, 'Stopped');
  expect(stored.read(uploadPath)).toMatchObject({ status: 'error', error: 'Stopped' });
});
