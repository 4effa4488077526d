import { paths, sourceMessages, timestampFromMillis, type FileOrigin } from '@lineup/domain';
import { isProviderError, type Callables } from '@lineup/provider';
import { festivalData } from '@lineup/provider/sample-documents';
import { startBackend } from '@lineup/provider-embedded/testing';
import { expect, test, vi } from 'vitest';
import { sha256 } from '../hashing.ts';
import { downloadSource } from './download-source.ts';
import type { Download, DownloadOutcome } from './download.ts';

const csv = 'Artist,Stage\nTide,Pier\n';
const address = 'https://files.example/lineup.csv?token=secret';
const now = Date.UTC(2027, 6, 2, 12);
const importedAt = timestampFromMillis(now - 3_600_000);
const sourcePath = paths.importSource('f1', 's1');

const answer = (content: string, fields: Partial<Extract<DownloadOutcome, { state: 'done' }>> = {}) =>
  ({
    state: 'done',
    bytes: new TextEncoder().encode(content),
    disposition: '',
    etag: '',
    lastModified: '',
    ...fields,
  }) as const;

/** A festival with a source imported from an address, and a download that results in `outcome`. */
async function world(outcome: DownloadOutcome = answer(csv), origin: Partial<FileOrigin> | null = {}) {
  const { server } = startBackend();
  const { documents } = server.rooms.provider;
  const known = { address, at: importedAt, sha256: await sha256('before'), etag: '"v1"', ...origin };
  const stamps = { created_at: importedAt, updated_at: importedAt };
  const source = { name: 'Agency', of: 's1', ...(origin !== null && { origin: known }), ...stamps };
  await documents.commit([
    { type: 'create', path: paths.festival('f1'), data: festivalData() },
    { type: 'create', path: sourcePath, data: source },
  ]);
  const download = vi.fn<Download>(() => Promise.resolve(outcome));
  const countDownload = vi.fn<() => Promise<number | null>>(() => Promise.resolve(null));
  const by = { id: 'ana', email: 'ana@festival.example' };
  const surroundings = { documents, download, by, now: () => now, countDownload };
  const ask = (from: Callables['downloadSource']['request']['from'], festivalId = 'f1') =>
    downloadSource(surroundings, { festivalId, from });
  const check = () => ask({ type: 'source', sourceId: 's1' });
  const lastCheck = async () => (await documents.get(sourcePath))?.data['lastCheck'];
  return { documents, download, countDownload, ask, check, lastCheck };
}
const at = timestampFromMillis(now);

test('a file at an address comes with where it is from, and nothing is stored', async () => {
  const { ask, download, documents, lastCheck } = await world(
    answer(csv, { etag: '"v2"', lastModified: 'now' }),
  );
  expect(await ask({ type: 'address', address: ` ${address} ` })).toEqual({
    state: 'file',
    name: 'lineup.csv',
    type: 'spreadsheet',
    content: btoa(csv),
    origin: { address, at, sha256: await sha256(csv), etag: '"v2"', lastModified: 'now' },
  });
  expect(download).toHaveBeenCalledWith(address, { maximumBytes: 5 * 1024 * 1024 });
  expect(await lastCheck()).toBeUndefined();
  expect(await documents.count({ collection: paths.uploads('f1') })).toBe(0);
});

test('a large file arrives as it is', async () => {
  const content = `Artist\n${'Tide – Ebb\n'.repeat(40_000)}`;
  const { ask } = await world(answer(content));
  const found = await ask({ type: 'address', address });
  if (found.state !== 'file') throw new Error('no file');
  expect(Buffer.from(found.content, 'base64').toString()).toBe(content);
});

test('a share link is asked for its file, and remembered as it was typed', async () => {
  const id = '1AbC-dEf_gHiJkLmNoPqRsTuVwXyZ0123456789';
  const typed = `https://docs.google.com/spreadsheets/d/${id}/edit#gid=7`;
  const { ask, download } = await world(answer(csv, { etag: 'e'.repeat(201) }));
  const found = await ask({ type: 'address', address: typed });
  expect(download.mock.calls[0]?.[0]).toBe(
    `https://docs.google.com/spreadsheets/d/${id}/export?format=csv&gid=7`,
  );
  expect(found).toMatchObject({ origin: { address: typed } });
  expect(found).not.toHaveProperty('origin.etag');
});

test.each<[string, DownloadOutcome, string]>([
  ['a page', answer('<!doctype html><title>Sign in</title>'), 'webPage'],
  ['a picture', answer('GIF89a.....'), 'notLineup'],
  ['nothing that may be downloaded', { state: 'failed', problem: 'notPublic' }, 'notPublic'],
  ['no file, though none was known', { state: 'unchanged' }, 'serverError'],
])('where there is %s, the answer says so', async (_, outcome, problem) => {
  const { ask } = await world(outcome);
  expect(await ask({ type: 'address', address })).toEqual({ state: 'failed', problem });
});

test('a source is asked for by the version that is known, and remembers what came of it', async () => {
  const { check, download, lastCheck } = await world();
  expect(await check()).toMatchObject({ state: 'file', name: 'lineup.csv', origin: { address, at } });
  expect(download.mock.calls[0]?.[1]?.known).toMatchObject({ etag: '"v1"' });
  expect(await lastCheck()).toEqual({ at, result: 'changed' });
});

test.each<[string, DownloadOutcome]>([
  ['says that nothing has changed', { state: 'unchanged' }],
  ['gives the same bytes', answer('before', { etag: '"v2"' })],
])('a source whose server %s is not read again', async (_, outcome) => {
  const { check, lastCheck, documents } = await world(outcome);
  const before = await documents.get(sourcePath);
  expect(await check()).toEqual({ state: 'unchanged', since: importedAt });
  expect(await lastCheck()).toEqual({ at, result: 'unchanged' });
  const after = await documents.get(sourcePath);
  expect(after?.data).toEqual({ ...before?.data, lastCheck: { at, result: 'unchanged' } });
});

test('a failed check is remembered as well', async () => {
  const { check, lastCheck } = await world({ state: 'failed', problem: 'notFound' });
  expect(await check()).toEqual({ state: 'failed', problem: 'notFound' });
  expect(await lastCheck()).toEqual({ at, result: 'notFound' });
});

test('a source that is removed in the meantime still gives its file', async () => {
  const { check, download, documents } = await world();
  download.mockImplementation(async () => {
    await documents.commit([{ type: 'delete', path: sourcePath }]);
    return answer(csv);
  });
  expect(await check()).toMatchObject({ state: 'file' });
});

test('no festival, no source and a source of uploaded files are not found', async () => {
  const { ask, check, download } = await world(answer(csv), null);
  await expect(ask({ type: 'address', address }, 'none')).rejects.toMatchObject({ code: 'not-found' });
  await expect(check()).rejects.toMatchObject({ code: 'not-found', userMessage: sourceMessages.notFollowed });
  await expect(ask({ type: 'source', sourceId: 'none' })).rejects.toMatchObject({ code: 'not-found' });
  expect(download).not.toHaveBeenCalled();
});

test('a person who has had too many has to wait, and nothing is downloaded', async () => {
  const { ask, download, countDownload } = await world();
  countDownload.mockResolvedValue(12);
  const refused = await ask({ type: 'address', address }).catch((error: unknown) => error);
  expect(isProviderError(refused, 'too-many-requests')).toBe(true);
  expect(refused).toMatchObject({ retryAfterSeconds: 12, userMessage: sourceMessages.busy });
  expect(download).not.toHaveBeenCalled();
  expect(countDownload).toHaveBeenCalledWith('ana');
});
