import { rm } from 'node:fs/promises';
import { paths, storagePaths } from '@lineup/domain';
import { serverTimestamp } from '@lineup/provider';
import { Hono } from 'hono';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createDocumentStore } from '../documents/store.ts';
import { administrator, countingIds, startOfTests } from '../documents/testing/fixtures.ts';
import { asSession } from '../documents/testing/http.ts';
import type { AppEnv, RequestSession } from '../session.ts';
import { downloadRoutes, fileRoutes } from './routes.ts';
import {
  coverPath,
  fileWorld,
  inPieces,
  lineupPath,
  plainPicture,
  removeFoldersAfterEach,
} from './testing/fixtures.ts';

removeFoldersAfterEach();

async function world(session: RequestSession = administrator) {
  const made = await fileWorld();
  const routes = new Hono<AppEnv>();
  routes.route('/api/files', fileRoutes(made));
  routes.route('/files', downloadRoutes(made));
  const app = asSession(session, '/', routes);
  const put = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    app.request(`/api/files?path=${path}`, { method: 'PUT', body, headers });
  const storedUrl = async (path: string, body: string | Uint8Array<ArrayBuffer>) =>
    ((await (await put(path, body)).json()) as { url: string }).url;
  return { ...made, app, put, storedUrl };
}

test('stores a lineup file and hands it out as a download', async () => {
  const { app, put } = await world();
  const response = await put(lineupPath, '[{"artist":"Moth Parade"}]');
  const { path, url } = (await response.json()) as { path: string; url: string };
  expect(path).toBe(lineupPath);
  const file = await app.request(url);
  expect(await file.text()).toBe('[{"artist":"Moth Parade"}]');
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/json',
    'content-length': '26',
    'content-disposition': 'attachment; filename="lineup.json"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect(await (await app.request(`/api/files/url?path=${lineupPath}`)).json()).toEqual({ url });
});

test('the picture of an artist is taken where the artist is, by its content and up to 10 MB', async () => {
  const { app, db, put } = await world();
  const path = storagePaths.artistImage('tide', 1);
  const picture = new Uint8Array(await plainPicture(9, 9).jpeg().toBuffer());
  expect((await put(path, picture)).status).toBe(404);
  const documents = createDocumentStore({ db, now: () => startOfTests, randomId: countingIds() });
  const stamps = { created_at: serverTimestamp, updated_at: serverTimestamp };
  const data = { name: 'Tide', keys: ['tide'], ...stamps };
  documents.commit([{ type: 'create', path: paths.artist('tide'), data }]);
  expect((await put(path, '<svg xmlns="http://www.w3.org/2000/svg"/>')).status).toBe(415);
  expect((await put(path, picture, { 'content-length': '10485761' })).status).toBe(413);
  expect((await put('artists/tide/other', picture)).status).toBe(400);
  const { url } = (await (await put(path, picture)).json()) as { url: string };
  const { headers } = await app.request(url);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('content-disposition')).toBeNull();
});

test('a lineup picture goes by its content: refused under a name that says otherwise, and saved under one that fits', async () => {
  const { app, put, storedUrl } = await world();
  const bytes = Buffer.concat([
    await plainPicture(9, 9).jpeg().toBuffer(),
    Buffer.from('<script>1</script>'),
  ]);
  const picture = new Uint8Array(bytes);
  const at = (name: string) => lineupPath.replace('lineup.json', name);
  expect((await put(at('x.html'), picture)).status).toBe(400);
  expect((await put(at('x.png'), '<script>1</script>')).status).toBe(415);
  for (const [name, saved] of [
    ['poster.JPG', 'poster.JPG'],
    ['poster.png', 'poster.png.jpeg'],
    ['poster', 'poster.jpeg'],
  ] as const) {
    const { headers } = await app.request(await storedUrl(at(name), picture));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="${saved}"`,
      'x-content-type-options': 'nosniff',
    });
  }
});

test('hands a picture out in the width that is wished for, where there is one', async () => {
  const { app, storedUrl } = await world();
  const url = await storedUrl(coverPath, new Uint8Array(await plainPicture(900, 540).png().toBuffer()));
  const widthOf = async (address: string, type = 'image/webp') => {
    const response = await app.request(address);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(response.headers.get('content-disposition')).toBeNull();
    return (await sharp(await response.arrayBuffer()).metadata()).width;
  };
  expect(await widthOf(url)).toBe(900);
  expect(await widthOf(`${url}?w=480`)).toBe(480);
  expect(await widthOf(`${url}?w=160&f=avif`, 'image/avif')).toBe(160);
  expect(await widthOf(`${url}?w=160&f=tiff`)).toBe(900);
  expect(await widthOf(`${url}?w=960`)).toBe(900);
  expect(await widthOf(`${url}?w=../../etc`)).toBe(900);
});

test('answers 304 where the browser has it already', async () => {
  const { app, storedUrl } = await world();
  const url = await storedUrl(lineupPath, '[]');
  const etag = (await app.request(url)).headers.get('etag') ?? '';
  const response = await app.request(url, { headers: { 'if-none-match': etag } });
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
});

test('an announced size over the limit is refused at once', async () => {
  const { put } = await world();
  expect((await put(lineupPath, '[]', { 'content-length': '5242881' })).status).toBe(413);
});

test('a request without a body stores an empty lineup file', async () => {
  const { app, files } = await world();
  const response = await app.request(`/api/files?path=${lineupPath}`, { method: 'PUT' });
  expect(response.status).toBe(200);
  expect(await files.read(lineupPath)).toHaveLength(0);
});

test('a file that is gone from the disk is not found', async () => {
  const { app, storedUrl, folder } = await world();
  const url = await storedUrl(lineupPath, '[]');
  await rm(folder, { recursive: true });
  expect((await app.request(url)).status).toBe(404);
});

test.each([
  ['an unknown address', '/files/nothing', 404],
  ['a file that was never stored', `/api/files/url?path=${lineupPath}`, 404],
  ['a missing path', '/api/files/url', 400],
])('%s', async (_, address, status) => {
  expect((await (await world()).app.request(address)).status).toBe(status);
});

describe('who may not', () => {
  test.each([
    [null, 401],
    [{ level: 'enrolment', userId: 'admin', sessionId: 's', email: 'a@b.example' } as const, 403],
  ])('session %j gets %i everywhere', async (session, status) => {
    const { app, put, files } = await world(session);
    const { url } = await files.put(lineupPath, inPieces('[]'));
    expect((await put(lineupPath, '[]')).status).toBe(status);
    expect((await app.request(url)).status).toBe(status);
    expect((await app.request(`/api/files/url?path=${lineupPath}`)).status).toBe(status);
  });
});
