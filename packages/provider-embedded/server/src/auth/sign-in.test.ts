import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowser, passPassword, withAdministrator } from '../testing/browser.ts';
import { createTestServer, personPassword as password, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(() => {
  server = createTestServer();
});

const sessions = () => server.db.all('SELECT id FROM sessions').length;

describe('the password step', () => {
  it('sends a code and leaves a session that awaits it', async () => {
    const { browser } = withAdministrator(server);
    const response = await passPassword(browser, 'Admin@Festival.example ');
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      kind: 'secondFactor',
      challenge: { phoneHint: '0100', codeSent: true, resendInSeconds: 30 },
      smsError: null,
    });
    expect(server.outbox.messages()).toMatchObject([{ channel: 'sms', to: '+12125550100' }]);
    expect((await browser.get('/api/auth/session')).body).toMatchObject({ state: 'secondFactor' });
  });

  it('asks an administrator without a phone to enrol one', async () => {
    server.addPerson('new@festival.example', { phone: null });
    const browser = createBrowser(server);
    expect((await passPassword(browser, 'new@festival.example')).body).toEqual({ kind: 'enrolment' });
    expect((await browser.get('/api/auth/session')).body).toMatchObject({
      state: 'enrolment',
      user: { email: 'new@festival.example' },
    });
    expect(server.outbox.messages()).toEqual([]);
  });

  it('gives a cookie that scripts do not see, bound to this host under https', async () => {
    server = createTestServer({ publicUrl: 'https://lineup.example', demo: false });
    server.addPerson('admin@festival.example');
    const browser = createBrowser(server, { origin: 'https://lineup.example' });
    const [cookie] = (await passPassword(browser, 'admin@festival.example')).headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
    );
  });

  it('keeps only a hash of the token', async () => {
    const { browser } = withAdministrator(server);
    await passPassword(browser, 'admin@festival.example');
    const token = browser.cookie()?.split('=')[1] ?? '';
    const [row] = server.db.all<{ id: string }>('SELECT id FROM sessions');
    expect(row?.id).toMatch(/^[0-9a-f]{64}$/u);
    expect(row?.id).not.toContain(token);
  });

  it('ends the session that the browser had before', async () => {
    const { browser, email } = withAdministrator(server);
    await passPassword(browser, email);
    const before = browser.cookie();
    await passPassword(browser, email);
    const old = createBrowser(server);
    old.useCookie(before);
    expect((await old.get('/api/auth/session')).body).toEqual({ state: 'signedOut' });
  });

  it('stands when the message cannot be sent, and says so', async () => {
    server = createTestServer({ sms: { send: () => Promise.reject(new Error('gateway')) } });
    const { browser, email } = withAdministrator(server);
    const response = await passPassword(browser, email);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      kind: 'secondFactor',
      challenge: { phoneHint: '0100', codeSent: false, resendInSeconds: 0 },
      smsError: { code: 'sms-failed' },
    });
    expect(server.logged()).toContain('sending the code of a sign-in failed');
  });

  it('is not begun where the message cannot be noted', async () => {
    const { browser, email } = withAdministrator(server);
    server.db.exec('DROP TABLE code_messages');
    expect((await passPassword(browser, email)).status).toBe(500);
    expect(sessions()).toBe(0);
    expect(server.outbox.messages()).toEqual([]);
  });

  it('sends no second message within 30 seconds of another sign-in', async () => {
    const { browser, email } = withAdministrator(server);
    await passPassword(browser, email);
    server.advance(10_000);
    expect((await passPassword(createBrowser(server), email)).body).toMatchObject({
      challenge: { codeSent: false, resendInSeconds: 20 },
      smsError: { code: 'too-many-requests', retryAfterSeconds: 20 },
    });
    expect(server.outbox.messages()).toHaveLength(1);
  });
});

describe('a refused password step', () => {
  it('looks the same for an unknown, a disabled and a wrongly given account', async () => {
    withAdministrator(server);
    server.addPerson('gone@festival.example', { disabled: true });
    const tries = [
      { email: 'nobody@festival.example', password },
      { email: 'gone@festival.example', password },
      { email: 'admin@festival.example', password: 'wrong' },
    ];
    const seen: string[] = [];
    for (const credentials of tries) {
      const { status, body, headers } = await createBrowser(server).post('/api/auth/sign-in', credentials);
      seen.push(JSON.stringify([status, body, [...headers]]));
    }
    expect(seen[0]).toContain('invalid-credentials');
    expect(new Set(seen).size).toBe(1);
    expect(sessions()).toBe(0);
  });

  it.each([
    ['whose password is changed', "UPDATE accounts SET password_hash = 'plain:another'"],
    ['that is disabled', 'UPDATE accounts SET disabled = 1'],
  ])('leaves no session for an account %s while the old one is being checked', async (_what, change) => {
    const { browser, email } = withAdministrator(server);
    vi.spyOn(server.rooms.auth.passwords, 'verify').mockImplementationOnce(() => {
      server.db.run(change);
      return Promise.resolve(true);
    });
    expect((await passPassword(browser, email)).body).toEqual({ error: { code: 'invalid-credentials' } });
    expect(sessions()).toBe(0);
  });

  it('costs a password check also where there is nothing to check', async () => {
    server.addPerson('gone@festival.example', { disabled: true });
    for (const email of ['nobody@festival.example', 'gone@festival.example']) {
      await passPassword(createBrowser(server), email);
    }
    expect(server.checks).toEqual([null, null]);
  });

  it.each([
    ['has no users record', { record: false }, 'not-an-administrator'],
    ['has no admin permission', { administrator: false }, 'not-an-administrator'],
    ['has a second factor of another kind', { otherFactor: true }, 'unsupported-second-factor'],
  ])('leaves no cookie and no session to one who %s', async (_who, traits, code) => {
    server.addPerson('visitor@festival.example', traits);
    const response = await passPassword(createBrowser(server), 'visitor@festival.example');
    expect([response.status, response.body]).toEqual([403, { error: { code } }]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(sessions()).toBe(0);
    expect(server.outbox.messages()).toEqual([]);
  });

  it.each([
    ['a missing password', { email: 'a@b.example' }],
    ['a number as the password', { email: 'a@b.example', password: 1 }],
    ['another field', { email: 'a@b.example', password: 'x', level: 'full' }],
    ['a very long password', { email: 'a@b.example', password: 'x'.repeat(1025) }],
    ['a list', []],
  ])('names %s as an invalid argument', async (_what, body) => {
    const response = await createBrowser(server).post('/api/auth/sign-in', body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error: { code: 'invalid-argument' } });
  });
});

describe('throttling of the password step', () => {
  it('refuses an eleventh wrong password from one address, also the right one, and nobody else', async () => {
    const { browser, email } = withAdministrator(server);
    for (let n = 0; n < 10; n += 1) {
      expect((await browser.post('/api/auth/sign-in', { email, password: 'wrong' })).status).toBe(401);
    }
    const refused = await passPassword(browser, email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    server.addPerson('other@festival.example', { phone: null });
    expect((await passPassword(browser, 'other@festival.example')).status).toBe(200);
  });

  it('does not lock the account for other addresses', async () => {
    server = createTestServer({ trustedProxies: 1 });
    const { email } = withAdministrator(server);
    const attacker = createBrowser(server, { 'x-forwarded-for': '203.0.113.9' });
    for (let n = 0; n < 12; n += 1) await attacker.post('/api/auth/sign-in', { email, password: 'wrong' });
    const owner = createBrowser(server, { 'x-forwarded-for': '198.51.100.7' });
    expect((await passPassword(owner, email)).status).toBe(200);
  });

  it('is as strict with an unknown account', async () => {
    const tries = { email: 'nobody@festival.example', password: 'wrong' };
    const browser = createBrowser(server);
    for (let n = 0; n < 10; n += 1) await browser.post('/api/auth/sign-in', tries);
    expect((await browser.post('/api/auth/sign-in', tries)).status).toBe(429);
  });

  it('refuses an address that tries too many accounts', async () => {
    const browser = createBrowser(server);
    const statuses = new Set<number>();
    for (let n = 0; n < 31; n += 1)
      statuses.add((await passPassword(browser, `p${n}@festival.example`)).status);
    expect([...statuses]).toEqual([401, 429]);
  });
});
