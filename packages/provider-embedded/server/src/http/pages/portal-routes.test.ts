import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import { readPortal } from './static-files.ts';

let folder: string;
let app: ReturnType<typeof createTestServer>['app'];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineup-static-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/main-1a2b.js'), 'plain');
  writeFileSync(join(folder, 'assets/main-1a2b.js.br'), 'as brotli');
  writeFileSync(join(folder, 'assets/main-1a2b.js.gz'), 'as gzip');
  writeFileSync(join(folder, 'assets/main-1a2b.js.map'), '{}');
  ({ app } = createTestServer({ portal: readPortal(folder) }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('the built portal', () => {
  it.each([
    '/',
    '/login',
    '/festival/abc/schedule',
    '/festival/abc/upload/upload_1_x?step=3',
    '/no/such/page',
  ])('shows its first page at %s', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await response.text()).toContain('<title>Portal</title>');
  });

  it('lets an asset be cached for ever, with its type', async () => {
    const { headers } = await get('/assets/main-1a2b.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br', 'as brotli'],
    ['gzip, deflate', 'gzip', 'as gzip'],
    ['gzip, br;q=0', 'gzip', 'as gzip'],
    ['identity', null, 'plain'],
  ])('answers a browser that takes %j in its best encoding', async (accepted, encoding, text) => {
    const response = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.text()).toBe(text);
  });

  it('answers 304 to a browser that has it', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const response = await get('/', { 'if-none-match': etag });
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  it.each([
    '/assets/gone-9z.js',
    '/assets/',
    '/robots.txt',
    '/assets/main-1a2b.js.map',
    '/assets/../../package.json',
  ])('has nothing at %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<title>');
  });

  it('says so when it is not built', async () => {
    const { app: bare } = createTestServer({ portal: readPortal(join(folder, 'none')) });
    expect((await bare.request('/')).status).toBe(503);
  });
});
