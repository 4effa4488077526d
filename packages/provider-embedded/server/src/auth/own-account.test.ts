import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Browser,
  createBrowser,
  passPassword,
  signInFully,
  withAdministrator,
} from '../testing/browser.ts';
import { createTestServer, personPassword as password, type TestServer } from '../testing/test-server.ts';

const next = 'a password of my own';
const minute = 60_000;
let server: TestServer;
let browser: Browser;
let email: string;
beforeEach(async () => {
  server = createTestServer();
  ({ browser, email } = withAdministrator(server));
  await signInFully(server, browser, email);
});

const change = (present: string, wanted: string) =>
  browser.post('/api/auth/password', { present, next: wanted });

describe('changing the password', () => {
  it('is reported to the owner by mail', async () => {
    expect((await change(password, next)).status).toBe(200);
    await server.rooms.background.idle();
    expect(server.outbox.messages()[0]?.text).toBe(
      'The password of your Festival Admin Portal account was changed\n\n' +
        'The password of your account was changed, and you were signed out everywhere else.\n\nIf this wasn’t you, reset your password on the sign-in page and tell another administrator.\n',
    );
  });

  it('is refused with a wrong one, and then for a while', async () => {
    expect((await change('not the password', next)).body).toMatchObject({
      error: { code: 'wrong-password' },
    });
    for (let tries = 0; tries < 20; tries += 1) await change('not the password', next);
    expect((await change(password, next)).body).toMatchObject({ error: { code: 'too-many-requests' } });
  });

  it('refuses a short one in words', async () => {
    expect((await change(password, 'short')).body).toMatchObject({
      error: { code: 'invalid-argument', userMessage: 'The password must have at least 12 characters' },
    });
  });

  it('is closed to a session of the password alone', async () => {
    server.advance(minute);
    const half = createBrowser(server);
    await passPassword(half, email);
    const body = { present: password, next };
    expect((await half.post('/api/auth/password', body)).status).toBe(403);
    expect((await half.get('/api/auth/sessions')).status).toBe(403);
    expect((await half.post('/api/auth/sessions/end', { id: 'a' })).status).toBe(403);
    expect((await half.post('/api/auth/sessions/end-others')).status).toBe(403);
  });
});

it('a session is listed with its browser, and with neither token nor header', async () => {
  server.advance(minute);
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const other = createBrowser(server, { 'user-agent': agent });
  await signInFully(server, other, email);
  const { body } = await other.get('/api/auth/sessions');
  expect(body).toMatchObject({
    sessions: [{ device: 'Firefox on Windows', isCurrent: true }, { device: '' }],
  });
  expect(JSON.stringify(body)).not.toContain('Gecko');
  expect(JSON.stringify(body)).not.toContain(other.cookie()?.split('=')[1]);
});
