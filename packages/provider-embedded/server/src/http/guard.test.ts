import { beforeEach, describe, expect, it } from 'vitest';
import { createBrowser } from '../testing/browser.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(() => {
  server = createTestServer();
});

const json = { 'content-type': 'application/json' };
const signOut = (headers: Record<string, string>, app = server.app, base = '') =>
  app.request(`${base}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' });

describe('origin checks of state-changing requests', () => {
  it.each([
    ['no origin', {}],
    ['no origin, from the same site', { 'sec-fetch-site': 'same-site' }],
    ['no origin, from elsewhere', { 'sec-fetch-site': 'cross-site' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    [
      'a foreign origin that claims the same',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['the origin null', { origin: 'null' }],
    ['another port', { origin: 'http://localhost:81' }],
    ['another scheme', { origin: 'https://localhost' }],
  ])('refuse %s', async (_what, headers) => {
    const response = await signOut({ ...json, ...headers });
    expect([response.status, await response.json()]).toEqual([403, { error: { code: 'permission-denied' } }]);
  });

  it.each([
    ['the portal’s own', { origin: 'http://localhost' }],
    ['none where the browser says it is the same', { 'sec-fetch-site': 'same-origin' }],
  ])('let %s pass', async (_what, headers) => {
    expect((await signOut({ ...json, ...headers })).status).toBe(200);
  });

  it('let every name of this machine pass in the demo, where it is the one that was asked', async () => {
    const base = 'http://127.0.0.1:3000';
    expect((await signOut({ ...json, origin: base }, server.app, base)).status).toBe(200);
    expect((await signOut({ ...json, origin: 'http://127.0.0.1:4000' }, server.app, base)).status).toBe(403);
  });

  it('know only PUBLIC_URL in production', async () => {
    const { app } = createTestServer({ demo: false, publicUrl: 'https://lineup.example' });
    const base = 'http://127.0.0.1:3000';
    expect((await signOut({ ...json, origin: base }, app, base)).status).toBe(403);
    expect((await signOut({ ...json, origin: 'https://lineup.example' }, app, base)).status).toBe(200);
  });

  it('hold for the form of the reset page too', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
    const response = await server.app.request('/reset-password', {
      method: 'POST',
      headers,
      body: 'token=x',
    });
    expect(response.status).toBe(403);
  });
});

describe('a foreign host name', () => {
  it('does not reach the demo, whose outbox is open', async () => {
    expect((await server.app.request('http://evil.example/outbox.json')).status).toBe(403);
    expect((await server.app.request('http://[::1]:3000/outbox.json')).status).toBe(200);
  });

  it('is left to the proxy in production, where there is no outbox', async () => {
    const { app } = createTestServer({ demo: false });
    expect((await app.request('http://portal.internal/config.json')).status).toBe(200);
    expect((await app.request('http://portal.internal/outbox.json')).status).not.toBe(200);
  });
});

describe('the content type', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'of a JSON route may not be %j',
    async (type) => {
      const response = await signOut({ 'content-type': type, origin: 'http://localhost' });
      expect([response.status, await response.json()]).toEqual([
        415,
        { error: { code: 'unsupported-media-type' } },
      ]);
    },
  );

  it('may name its character set', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8', origin: 'http://localhost' };
    expect((await signOut(headers)).status).toBe(200);
  });
});

describe('a body', () => {
  const browserSend = (body: string) =>
    createBrowser(server).send('/api/auth/sign-in', { method: 'POST', headers: json, body });

  it('that is too long is refused, announced or not', async () => {
    const long = JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(20_000) });
    expect((await browserSend(long)).status).toBe(413);
    const stream = new Blob([long]).stream();
    const request = new Request('http://localhost/api/auth/sign-in', {
      method: 'POST',
      headers: { ...json, origin: 'http://localhost' },
      body: stream,
      duplex: 'half',
    });
    expect((await server.app.request(request)).status).toBe(413);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"email":"a@b.example","password":"x","__proto__":{"a":1}}',
    '['.repeat(9000),
  ])('of %j is an invalid argument', async (body) => {
    const { status, body: response } = await browserSend(body);
    expect(status).toBe(400);
    expect(response).toMatchObject({ error: { code: 'invalid-argument' } });
  });
});
