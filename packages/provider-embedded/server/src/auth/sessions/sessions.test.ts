import { paths } from '@lineup/domain';
import { festivalData } from '@lineup/provider/sample-documents';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Browser,
  createBrowser,
  passPassword,
  signInFully,
  withAdministrator,
} from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAdministration } from '../administration.ts';
import { tidyAuth } from '../context.ts';

const hour = 3_600_000;
let server: TestServer;
let browser: Browser;
let email: string;
let id: string;
beforeEach(() => {
  server = createTestServer();
  ({ browser, email, id } = withAdministrator(server));
});

const state = async () => (await browser.get('/api/auth/session')).body;
const festivals = `/api/documents/count?q=${encodeURIComponent(JSON.stringify({ collection: paths.festivals }))}`;

/** What the stream of the newest session receives. */
function listen(): readonly string[] {
  const received: string[] = [];
  const row = server.db.all<{ id: string }>('SELECT id FROM sessions ORDER BY created_at').at(-1);
  server.rooms.feed.subscribe({
    sessionId: row?.id ?? '',
    lastSeq: null,
    onEvent: ({ type }) => received.push(type),
    onEnd: () => received.push('end'),
  });
  return received;
}

describe('a full session', () => {
  beforeEach(() => signInFully(server, browser, email));

  it('ends after twelve hours without a request, not before', async () => {
    server.advance(12 * hour - 1);
    expect(await state()).toMatchObject({ state: 'signedIn' });
    server.advance(12 * hour - 1);
    expect(await state()).toMatchObject({ state: 'signedIn' });
    server.advance(12 * hour);
    expect(await state()).toEqual({ state: 'signedOut' });
  });

  it('ends after seven days in any case', async () => {
    for (let n = 0; n < 14; n += 1) {
      expect(await state()).toMatchObject({ state: 'signedIn' });
      server.advance(12 * hour - 1);
    }
    expect(await state()).toMatchObject({ state: 'signedIn' });
    server.advance(14);
    expect(await state()).toEqual({ state: 'signedOut' });
  });

  it('ends with the request after the permission was taken away', async () => {
    expect((await browser.get(festivals)).status).toBe(200);
    server.rooms.documents.commit([{ type: 'update', path: paths.user(id), data: { permissions: [] } }]);
    const response = await browser.get(festivals);
    expect([response.status, response.body]).toEqual([
      401,
      { error: { code: 'unauthenticated', sessionEnd: 'permissionWithdrawn' } },
    ]);
    expect(server.db.all('SELECT id FROM sessions')).toEqual([]);
  });

  it('ends when its users record is gone, and when the account is disabled', async () => {
    server.rooms.documents.commit([{ type: 'delete', path: paths.user(id) }]);
    expect(await state()).toEqual({ state: 'signedOut', because: 'recordGone' });
    const data = { permissions: ['admin'] };
    server.rooms.documents.commit([{ type: 'create', path: paths.user(id), data }]);
    server.advance(hour);
    await signInFully(server, browser, email);
    expect(await state()).toMatchObject({ state: 'signedIn' });
    server.db.run('UPDATE accounts SET disabled = 1');
    expect(await state()).toEqual({ state: 'signedOut' });
  });

  it('that was ended by an operator’s word tells so, again and again, to the browser with its token alone', async () => {
    const administration = createAdministration({
      auth: server.rooms.auth,
      documents: server.rooms.documents,
    });
    await administration.revoke(email);
    const expected = { state: 'signedOut', because: 'permissionWithdrawn' };
    expect([await state(), await state()]).toEqual([expected, expected]);
    expect((await browser.get(festivals)).body).toEqual({
      error: { code: 'unauthenticated', sessionEnd: 'permissionWithdrawn' },
    });
    const stranger = createBrowser(server);
    expect((await stranger.get('/api/auth/session')).body).toEqual({ state: 'signedOut' });
    stranger.useCookie('session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    expect((await stranger.get('/api/auth/session')).body).toEqual({ state: 'signedOut' });
    const [remaining, ...others] = server.db.all<object>('SELECT * FROM ended_sessions');
    expect([Object.keys(remaining ?? {}), others]).toEqual([['id', 'because', 'ended_at'], []]);

    await administration.grant(email);
    expect(await state()).toEqual(expected);
    server.advance(hour);
    await signInFully(server, browser, email);
    expect(await state()).toMatchObject({ state: 'signedIn' });
    server.advance(7 * 24 * hour);
    tidyAuth(server.rooms.auth);
    expect(server.db.all('SELECT * FROM ended_sessions')).toEqual([]);
  });

  it('that was ended with the password or the phone says nothing of a permission', async () => {
    const administration = createAdministration({
      auth: server.rooms.auth,
      documents: server.rooms.documents,
    });
    await administration.setPassword(email, 'another long password');
    expect(await state()).toEqual({ state: 'signedOut' });
    expect(server.db.all('SELECT * FROM ended_sessions')).toEqual([]);
  });

  it('ends with the sign-out, which may be repeated', async () => {
    const cookie = browser.cookie();
    expect((await browser.post('/api/auth/sign-out')).status).toBe(200);
    expect(browser.cookie()).toBeNull();
    browser.useCookie(cookie);
    expect(await state()).toEqual({ state: 'signedOut' });
    expect((await browser.post('/api/auth/sign-out')).status).toBe(200);
  });

  it('goes on reading while the database cannot be written to, and is marked as seen afterwards', async () => {
    server.advance(2 * 60_000);
    server.db.exec('PRAGMA query_only = ON');
    expect((await browser.get(festivals)).status).toBe(200);
    server.db.exec('PRAGMA query_only = OFF');
    server.advance(12 * hour - 3 * 60_000);
    expect((await browser.get(festivals)).status).toBe(200);
    server.advance(12 * hour - 1);
    expect((await browser.get(festivals)).status).toBe(200);
  });

  it('is worth nothing with a made-up token', async () => {
    browser.useCookie('session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    expect((await browser.get(festivals)).status).toBe(401);
  });

  it('ends its streams when it ends', async () => {
    const received = listen();
    await browser.post('/api/auth/sign-out');
    expect(received).toEqual(['ready', 'end']);
  });

  it('ends its streams when its time is over or its permission goes, and tells them nothing more', async () => {
    const [first, second] = [listen(), listen()];
    const festival = (name: string) =>
      ({ type: 'create', path: paths.festival(name), data: festivalData() }) as const;
    server.advance(12 * hour - 1);
    expect(await state()).toMatchObject({ state: 'signedIn' });
    server.advance(12 * hour - 1);
    server.rooms.documents.commit([festival('a')]);
    expect(first).toEqual(['ready', 'change']);
    server.advance(1);
    server.rooms.documents.commit([festival('b')]);
    expect([first, second]).toEqual([
      ['ready', 'change', 'end'],
      ['ready', 'change', 'end'],
    ]);

    await signInFully(server, browser, email);
    const third = listen();
    server.rooms.documents.commit([
      { type: 'update', path: paths.user(id), data: { permissions: [] } },
      festival('c'),
    ]);
    expect(third).toEqual(['ready', 'end']);
  });
});

describe('a half session', () => {
  it('is told nothing of a permission that goes: only a password has been shown', async () => {
    await passPassword(browser, email);
    server.rooms.documents.commit([{ type: 'update', path: paths.user(id), data: { permissions: [] } }]);
    expect([await state(), await state()]).toEqual([{ state: 'signedOut' }, { state: 'signedOut' }]);
    expect(server.db.all('SELECT * FROM ended_sessions')).toEqual([]);
  });

  it('ends after a quarter of an hour', async () => {
    await passPassword(browser, email);
    server.advance(hour / 4);
    expect(await state()).toEqual({ state: 'signedOut' });
  });
});

describe('tidying', () => {
  it('removes what has run out and keeps the rest', async () => {
    await passPassword(browser, email);
    server.advance(25 * hour);
    await signInFully(server, browser, email);
    tidyAuth(server.rooms.auth);
    expect(server.db.all('SELECT id FROM sessions')).toHaveLength(1);
    expect(server.db.all('SELECT id FROM code_messages')).toHaveLength(1);
  });
});
