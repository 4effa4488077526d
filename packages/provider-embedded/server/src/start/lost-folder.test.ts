import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processingMessages, storagePaths, type ChangeAuthor } from '@lineup/domain';
import { withRecords } from '@lineup/provider/recorded';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSettings } from '../config/settings.ts';
import { createFestival } from '../documents/testing/fixtures.ts';
import { plainPicture } from '../files/testing/fixtures.ts';
import { createBrowser, type Browser } from '../testing/browser.ts';
import { freePort } from '../../../../../scripts/testing/free-ports.mjs';
import { type PortalServer, startPortalServer } from './portal-server.ts';

const password = 'a lantern over the water';
const gone = { error: { code: 'unavailable', userMessage: processingMessages.storageGone } };

let base: string;
let dataDir: string;
let address: string;
let server: PortalServer;
let browser: Browser;
let author: ChangeAuthor;

beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'lineup-lost-'));
  dataDir = join(base, 'data');
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DEMO_PASSWORD: password,
    LOG_LEVEL: 'silent',
  };
  const outcome = parseSettings('demo', env, '/');
  if (!outcome.ok) throw new Error(outcome.problem);
  address = outcome.settings.publicUrl;
  server = await startPortalServer(outcome.settings, '/nonexistent');
  browser = newBrowser();
  await signIn(browser, 'admin');
  await browser.post('/api/auth/verify', { code: await lastCode() });
  ({ user: author } = (await browser.get('/api/auth/session')).body as { user: ChangeAuthor });
}, 60_000);
afterEach(async () => {
  await server.close();
  rmSync(base, { recursive: true });
});

/** A browser for the listening server. */
function newBrowser(): Browser {
  const request = (path: string, init: RequestInit) => fetch(`${address}${path}`, init);
  return createBrowser({ app: { request } }, { origin: address });
}

const signIn = (by: Browser, name: string) =>
  by.post('/api/auth/sign-in', { email: `${name}@festival.example`, password });
const lastCode = async () => {
  const [newest] = (await (await fetch(`${address}/outbox.json`)).json()) as { text: string }[];
  return /\d{6}/u.exec(newest?.text ?? '')?.[0];
};
const commit = (id: string) => {
  const writeId = `write-${id}`;
  const writes = withRecords([createFestival(id)], writeId, author);
  return browser.post('/api/documents/commit', { writeId, writes });
};
const upload = async (id: string) => {
  const path = encodeURIComponent(storagePaths.festivalImage(id));
  const body = new Uint8Array(await plainPicture(60, 36).png().toBuffer());
  return browser.send(`/api/files?path=${path}`, { method: 'PUT', body });
};
const health = async () => (await fetch(`${address}/healthz`)).status;

it('nothing is acknowledged in a data folder that was deleted, and it is told', async () => {
  expect((await commit('f1')).status).toBe(200);
  const enrolling = newBrowser();
  await signIn(enrolling, 'newcomer');
  rmSync(dataDir, { recursive: true });
  const refused = [
    await commit('f2'),
    await upload('f1'),
    await signIn(newBrowser(), 'admin'),
    await enrolling.post('/api/auth/enrolment/start', { phoneNumber: '+12125550123' }),
  ];
  expect(refused.map(({ status, body }) => ({ status, body }))).toEqual(
    refused.map(() => ({ status: 503, body: gone })),
  );
  expect(await health()).toBe(503);
  expect((await browser.get('/api/documents?path=festivals/f1')).body).toMatchObject({
    document: { id: 'f1' },
  });
});

it('another folder in its place does not count as the same', async () => {
  cpSync(dataDir, join(base, 'copy'), { recursive: true });
  rmSync(dataDir, { recursive: true });
  renameSync(join(base, 'copy'), dataDir);
  expect([(await commit('f2')).status, await health()]).toEqual([503, 503]);
});

it('work goes on by itself once a folder that was moved away is back', async () => {
  renameSync(dataDir, `${dataDir}-away`);
  expect([(await commit('f1')).status, await health()]).toEqual([503, 503]);
  renameSync(`${dataDir}-away`, dataDir);
  expect([(await commit('f1')).status, (await upload('f1')).status, await health()]).toEqual([200, 200, 200]);
});
