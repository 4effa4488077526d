import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { paths } from '@lineup/domain';
import { expect, test } from 'vitest';
import { createBrowser, signInFully, withAdministrator } from '../../testing/browser.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { createEvent, createFestival } from '../testing/fixtures.ts';

const schedule = `/api/documents/query?q=${encodeURIComponent(JSON.stringify({ collection: paths.events('f1') }))}`;

/** A server with a festival of 20 events and a signed-in administrator. */
async function world() {
  const server = createTestServer();
  const { browser, email, id } = withAdministrator(server);
  const { documents } = server.rooms;
  documents.commit([createFestival(), ...Array.from({ length: 20 }, (_, index) => createEvent(`e${index}`))]);
  await signInFully(server, browser, email);
  const raw = (headers: Record<string, string>) =>
    server.app.request(schedule, { headers: { cookie: browser.cookie() ?? '', ...headers } });
  return { server, documents, browser, id, raw };
}

test('lets only its browser cache the response, which it revalidates each time', async () => {
  const { browser } = await world();
  const { headers } = await browser.get(schedule);
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('content-type')).toContain('application/json');
  expect(headers.get('vary')).toContain('accept-encoding');
});

test('answers 304 to a browser that has it, until a colleague changes an event', async () => {
  const { browser, documents } = await world();
  const etag = (await browser.get(schedule)).headers.get('etag') ?? '';
  const unchanged = await browser.send(schedule, { headers: { 'if-none-match': etag } });
  expect([unchanged.status, unchanged.body]).toEqual([304, '']);
  documents.commit([
    { type: 'update', path: paths.event('f1', 'e3'), data: { artistName: 'The Late Change' } },
  ]);
  const changed = await browser.send(schedule, { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
  expect(JSON.stringify(changed.body)).toContain('The Late Change');
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('answers a browser that takes %j in its best encoding', async (accepted, encoding, decode) => {
  const { raw, documents } = await world();
  const response = await raw({ 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  const text = decode(new Uint8Array(await response.arrayBuffer())).toString();
  expect(JSON.parse(text)).toEqual({ documents: documents.query({ collection: paths.events('f1') }) });
});

test('a session that was withdrawn gets nothing of what is cached', async () => {
  const { browser, documents, id } = await world();
  const etag = (await browser.get(schedule)).headers.get('etag') ?? '';
  documents.commit([{ type: 'update', path: paths.user(id), data: { permissions: [] } }]);
  for (const headers of [{}, { 'if-none-match': etag }]) {
    const response = await browser.send(schedule, { headers });
    expect(response.status).toBe(401);
    expect(JSON.stringify(response.body)).not.toContain('Paper Herons');
  }
});

test('an anonymous request, and one with only the password, gets nothing of what is cached', async () => {
  const { server, browser } = await world();
  await browser.get(schedule);
  expect((await createBrowser(server).get(schedule)).status).toBe(401);
  const half = createBrowser(server);
  server.addPerson('second@festival.example', { phone: '+12125550177' });
  await half.post('/api/auth/sign-in', {
    email: 'second@festival.example',
    password: 'correct horse battery',
  });
  expect((await half.get(schedule)).status).toBe(403);
});

const many = 3000;

/** The same with enough events for a response in several chunks. */
async function largeWorld() {
  const made = await world();
  made.documents.commit(Array.from({ length: many }, (_, index) => createEvent(`many${index}`)));
  return made;
}

test('other requests are answered while large answers are made, which all who ask for the same share', async () => {
  const { raw, browser } = await largeWorld();
  const answered: string[] = [];
  const large = Array.from({ length: 12 }, async () => {
    const response = await raw({ 'accept-encoding': 'gzip' });
    answered.push('large');
    return gunzipSync(new Uint8Array(await response.arrayBuffer())).toString();
  });
  await browser.get(`/api/documents?path=${paths.festival('f1')}`);
  answered.push('small');
  const texts = await Promise.all(large);
  expect(answered[0]).toBe('small');
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]?.match(/"path":/gu)).toHaveLength(20 + many);
});

test('who is signed out while the answer is made does not get it', async () => {
  const { raw, documents, id } = await largeWorld();
  const asking = raw({});
  documents.commit([{ type: 'update', path: paths.user(id), data: { permissions: [] } }]);
  const response = await asking;
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain('Paper Herons');
});
