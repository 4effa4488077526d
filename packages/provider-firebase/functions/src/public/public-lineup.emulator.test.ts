import { paths, storagePaths } from '@lineup/domain';
import { deleteFestival, publishLineup } from '@lineup/functions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningEmulators } from '../../../testing/emulators.ts';
import {
  createEvent,
  createFestival,
  emulatorWorld,
  type EmulatorWorld,
} from '../../../server/src/testing/emulator-world.ts';
import { callFunction, forgedToken } from '../testing/calls.ts';

let world: EmulatorWorld;
beforeAll(async () => {
  world = await emulatorWorld();
  await world.documents.commit([
    createFestival(),
    createEvent('a'),
    createEvent('b', { artistName: 'Glasswort' }),
  ]);
  await world.firestore.doc('users/u1').set({ permissions: ['admin'] });
  const by = { id: 'u1', email: 'ada@festival.example' };
  const release = { festivalId: 'f1', releaseId: 'r1', ticked: null, at: null, slug: 'saltmarsh' } as const;
  const { openConflicts: expectedConflicts } = await compared();
  await publishLineup(world.provider, { ...release, expectedConflicts }, { by, now: Date.now });
}, 60_000);
afterAll(() => world.close());

const token = () =>
  forgedToken('u1', { sign_in_second_factor: 'phone', second_factor_identifier: 'phone-1' });

/** The result of the deployed comparison. */
async function compared() {
  const { result } = await callFunction('compareRelease', { festivalId: 'f1', releaseId: null }, token());
  return result as { readonly openConflicts: number; readonly sets: number };
}

/** Calls the function as Hosting does. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { projectId, hosts, config } = runningEmulators();
  const address = `http://${hosts.functions}/${projectId}/${config.region}/publicLineup${path}`;
  return fetch(address, { redirect: 'manual', ...init });
}

test('the page of a release is answered with headers of its own', async () => {
  const response = await ask('/lineup/saltmarsh');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Glasswort');
  const header = (name: string) => response.headers.get(name);
  expect(header('content-type')).toBe('text/html; charset=utf-8');
  expect(header('cache-control')).toBe('public, max-age=30, s-maxage=60');
  expect(header('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(header('set-cookie')).toBeNull();
  expect((await ask('/lineup/saltmarsh?embed')).headers.get('content-security-policy')).toContain(
    'frame-ancestors *',
  );
});

test('feeds may be read by other pages, and are not sent again to who has them', async () => {
  const response = await ask('/lineup/saltmarsh/lineup.ics');
  expect(await response.text()).toContain('BEGIN:VCALENDAR');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const etag = response.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/u);
  const again = await ask('/lineup/saltmarsh/lineup.ics', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await ask('/lineup/saltmarsh/lineup.ics', { method: 'HEAD' });
  expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  expect((await ask('/lineup/saltmarsh/lineup.json', { method: 'OPTIONS' })).status).toBe(204);
});

test.each(['br', 'gzip'])('texts are compressed as Hosting asks for them: %s', async (encoding) => {
  const plain = await ask('/lineup/saltmarsh', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const response = await ask('/lineup/saltmarsh', { headers: { 'accept-encoding': encoding } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  expect(response.headers.get('etag')).toBe(plain.headers.get('etag'));
  expect(await response.text()).toBe(await plain.text());
});

test('what does not exist is not found, by whatever address', async () => {
  for (const path of ['/', '/lineup/none', '/lineup/saltmarsh/none.ics', '/preview/AAAAAAAAAAAAAAAAAAAAAA']) {
    expect((await ask(path)).status).toBe(404);
  }
  expect((await ask('/lineup-schema.json')).status).toBe(200);
});

test('a preview shows the draft, and neither caches nor searches keep it', async () => {
  await world.documents.commit([createEvent('c', { artistName: 'Not out yet' })]);
  const expiresAt = { seconds: Math.floor(Date.now() / 1000) + 86_400, nanoseconds: 0 };
  const action = { type: 'create', name: 'For the printers', stages: [], showNames: true, expiresAt };
  const { result } = await callFunction('changePreviewLinks', { festivalId: 'f1', action }, token());
  const response = await ask(`/preview/${(result as { token: string }).token}`);
  expect(await response.text()).toContain('Not out yet');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
  expect(await (await ask('/lineup/saltmarsh')).text()).not.toContain('Not out yet');
  const [link] = (await world.firestore.collection(paths.previewLinks).get()).docs;
  expect(link?.get('lastUsedAt')).not.toBeNull();
});

test('who publishes is told by the session, and a release is named by its own files', async () => {
  const { sets, openConflicts } = await compared();
  expect(sets).toBe(3);
  const request = {
    festivalId: 'f1',
    releaseId: 'r2',
    ticked: null,
    at: null,
    expectedConflicts: openConflicts,
  };
  const { result } = await callFunction('publishLineup', request, token());
  expect(result).toMatchObject({ success: true, releaseId: 'r2', number: 2, state: 'published' });
  const release = await world.firestore.doc(paths.release('f1', 'r2')).get();
  expect(release.get('by')).toMatchObject({ id: 'u1' });
  const files = ['private', 'public'] as const;
  for (const part of files) {
    const content = await world.provider.files.read(storagePaths.releaseFile('f1', 'r2', part));
    expect(content?.byteLength).toBeGreaterThan(100);
  }
  expect(await (await ask('/lineup/saltmarsh')).text()).toContain('Not out yet');
});

test('the calendar of an artist whose only set is taken back is empty, and still there', async () => {
  const calendar = '/lineup/saltmarsh/artists/glasswort.ics';
  expect(await (await ask(calendar)).text()).toContain('SUMMARY:Glasswort');
  await world.documents.commit([
    { type: 'update', path: paths.event('f1', 'b'), data: { announcement: { level: 'held' } } },
    createEvent('d', { artistName: 'Never public', announcement: { level: 'held' } }),
  ]);
  const { openConflicts: expectedConflicts } = await compared();
  const request = { festivalId: 'f1', releaseId: 'r3', ticked: null, at: null, expectedConflicts };
  await callFunction('publishLineup', request, token());
  const response = await ask(calendar);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  const body = await response.text();
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/u);
  expect(body).not.toMatch(/VEVENT|glasswort/iu);
  expect((await ask('/lineup/saltmarsh/artists/never-public.ics')).status).toBe(404);
});

test('what changed since a release is read from its file, with nothing that is hidden now', async () => {
  const since = (number: number, init?: RequestInit) =>
    ask(`/lineup/saltmarsh/lineup.json?since=${number}`, init);
  const response = await since(1);
  const text = await response.text();
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=30, s-maxage=60');
  expect(text).not.toMatch(/glasswort|never public/iu);
  expect(JSON.parse(text)).toMatchObject({
    since: { id: 'r1', number: 1 },
    release: { id: 'r3', number: 3 },
    sets: [{ id: 'c', name: 'Not out yet' }],
    gone: [{ id: 'b' }],
    changes: [{ kind: 'added', setId: 'c', number: 3, was: null }],
  });
  const etag = response.headers.get('etag') ?? '';
  const again = await since(1, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(await (await since(3)).json()).toMatchObject({ since: { id: 'r3' }, sets: [], changes: [] });
  expect((await since(4)).status).toBe(400);
  const tooOld = await since(0);
  expect([tooOld.status, await tooOld.json()]).toMatchObject([410, { code: 'since-too-old' }]);
});

test('the changes from before a withdrawal are not known any more', async () => {
  await callFunction('changePublication', { festivalId: 'f1', action: { type: 'withdraw' } }, token());
  const response = await ask('/lineup/saltmarsh/lineup.json?since=3');
  const { full } = (await response.json()) as { readonly full: string };
  expect([response.status, new URL(full).pathname]).toEqual([410, '/lineup/saltmarsh/lineup.json']);
});

test('the address of a deleted festival is gone for good', async () => {
  await deleteFestival(world.provider, { festivalId: 'f1' });
  expect((await ask('/lineup/saltmarsh')).status).toBe(410);
  expect((await ask('/lineup/saltmarsh/lineup.ics')).status).toBe(410);
  const left = await world.bucket.getFiles({ prefix: storagePaths.publicationFolder('f1') });
  expect(left[0]).toEqual([]);
});
