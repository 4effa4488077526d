import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Browser,
  createBrowser,
  passPassword,
  signInFully,
  withAdministrator,
  wrongCode,
} from '../testing/browser.ts';
import { tidyAuth } from './context.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const minute = 60_000;
let server: TestServer;
let browser: Browser;
let email: string;
beforeEach(() => {
  server = createTestServer();
  ({ browser, email } = withAdministrator(server));
});

const verify = (code: string) => browser.post('/api/auth/verify', { code });
const resend = () => browser.post('/api/auth/resend');

describe('verifying the code', () => {
  it('signs in with a new token; the old one is worth nothing', async () => {
    await passPassword(browser, email);
    const before = browser.cookie();
    const response = await verify(server.lastCode());
    expect(response.body).toEqual({
      session: { state: 'signedIn', user: { id: 'user-admin-festival-example', email } },
    });
    expect(browser.cookie()).not.toBe(before);
    expect((await browser.get('/api/auth/session')).body).toMatchObject({ state: 'signedIn' });
    browser.useCookie(before);
    expect((await browser.get('/api/auth/session')).body).toEqual({ state: 'signedOut' });
  });

  it('works once only', async () => {
    await signInFully(server, browser, email);
    expect((await verify(server.lastCode())).body).toMatchObject({
      error: { code: 'no-pending-verification' },
    });
  });

  it('does not take the code of another session', async () => {
    await passPassword(browser, email);
    const foreign = server.lastCode();
    server.advance(31_000);
    const other = createBrowser(server);
    await passPassword(other, email);
    const { status } = await other.post('/api/auth/verify', { code: foreign });
    // The codes are equal once in a million runs.
    expect(foreign === server.lastCode() ? 400 : status).toBe(400);
  });

  it('tells how many attempts are left, and after five asks for a new code', async () => {
    await passPassword(browser, email);
    const code = server.lastCode();
    const left: unknown[] = [];
    for (let n = 0; n < 5; n += 1) left.push((await verify(wrongCode(code))).body);
    expect(left).toEqual(
      [4, 3, 2, 1, 0].map((attemptsLeft) => ({ error: { code: 'invalid-code', attemptsLeft } })),
    );
    expect((await verify(code)).body).toEqual({ error: { code: 'code-expired' } });
  });

  it('uses up no attempt on what is no code', async () => {
    await passPassword(browser, email);
    for (const text of ['', '12345', 'abcdef', '1234567']) {
      expect((await verify(text)).body).toEqual({ error: { code: 'invalid-code' } });
    }
    expect((await verify(wrongCode(server.lastCode()))).body).toMatchObject({ error: { attemptsLeft: 4 } });
  });

  it('refuses a code after five minutes', async () => {
    await passPassword(browser, email);
    server.advance(5 * minute);
    expect((await verify(server.lastCode())).body).toEqual({ error: { code: 'code-expired' } });
  });

  it('says that nothing is pending to a browser without a session', async () => {
    const stranger = createBrowser(server);
    const verified = await stranger.post('/api/auth/verify', { code: '123456' });
    expect([verified.status, verified.body]).toEqual([409, { error: { code: 'no-pending-verification' } }]);
    expect((await stranger.post('/api/auth/resend')).body).toEqual({ error: { code: 'no-pending-sign-in' } });
  });
});

describe('too many wrong codes', () => {
  /** Enters ten wrong codes, for two codes. */
  const failTenTimes = async () => {
    await passPassword(browser, email);
    for (let n = 0; n < 5; n += 1) await verify(wrongCode(server.lastCode()));
    server.advance(31_000);
    await resend();
    for (let n = 0; n < 5; n += 1) await verify(wrongCode(server.lastCode()));
  };

  it('close the second factor of the account for 15 minutes, also for the right code of another session', async () => {
    await failTenTimes();
    server.advance(31_000);
    const other = createBrowser(server);
    await passPassword(other, email);
    const response = await other.post('/api/auth/verify', { code: server.lastCode() });
    expect([response.status, response.body]).toEqual([
      429,
      { error: { code: 'too-many-requests', retryAfterSeconds: 869 } },
    ]);
  });

  it('are forgiven afterwards', async () => {
    await failTenTimes();
    server.advance(15 * minute + 1);
    expect((await signInFully(server, createBrowser(server), email)).status).toBe(200);
  });

  it('cannot be given by somebody without the password', async () => {
    const stranger = createBrowser(server);
    for (let n = 0; n < 12; n += 1) await stranger.post('/api/auth/verify', { code: '000000' });
    expect((await signInFully(server, browser, email)).status).toBe(200);
  });

  it('are counted from zero after a right one', async () => {
    await passPassword(browser, email);
    for (let n = 0; n < 4; n += 1) await verify(wrongCode(server.lastCode()));
    await verify(server.lastCode());
    expect(server.db.all('SELECT * FROM code_failures')).toEqual([]);
  });
});

describe('resending', () => {
  it('is refused within 30 seconds and leaves the code before good', async () => {
    await passPassword(browser, email);
    server.advance(29_999);
    const response = await resend();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await verify(server.lastCode())).status).toBe(200);
  });

  it('invalidates the code before', async () => {
    await passPassword(browser, email);
    const first = server.lastCode();
    server.advance(30_000);
    expect((await resend()).body).toEqual({
      challenge: { phoneHint: '0100', codeSent: true, resendInSeconds: 30 },
    });
    // The codes are equal once in a million runs.
    expect(first === server.lastCode() ? 400 : (await verify(first)).status).toBe(400);
    expect((await verify(server.lastCode())).status).toBe(200);
  });

  it('may be asked for at once after a message that failed, which left no code', async () => {
    let broken = true;
    server = createTestServer({
      sms: { send: () => (broken ? Promise.reject(new Error('gateway')) : Promise.resolve()) },
    });
    ({ browser, email } = withAdministrator(server));
    await passPassword(browser, email);
    expect((await verify('123456')).body).toEqual({ error: { code: 'no-pending-verification' } });
    expect([(await resend()).status, (await resend()).status]).toEqual([503, 503]);
    broken = false;
    expect((await resend()).status).toBe(200);
  });

  it('sends at most ten messages a day to a number', async () => {
    await passPassword(browser, email);
    for (let n = 0; n < 9; n += 1) {
      server.advance(31_000);
      expect((await resend()).status).toBe(200);
    }
    server.advance(31_000);
    expect((await resend()).body).toMatchObject({ error: { code: 'sms-quota-exceeded' } });
    expect(server.outbox.messages()).toHaveLength(10);
    server.advance(24 * 60 * minute);
    expect((await signInFully(server, browser, email)).status).toBe(200);
  });
});

describe('a clock that is set back by a day', () => {
  const day = 24 * 60 * minute;

  it('does not keep a code alive, nor the next one waiting', async () => {
    await passPassword(browser, email);
    const code = server.lastCode();
    server.advance(-day);
    expect((await verify(code)).body).toMatchObject({ error: { code: 'code-expired' } });
    expect((await resend()).status).toBe(200);
    expect((await verify(server.lastCode())).status).toBe(200);
  });

  /** Locks the account's second factor. */
  const lock = async () => {
    await passPassword(browser, email);
    for (let n = 0; n < 10; n += 1) {
      if (n === 5) {
        server.advance(31_000);
        await resend();
      }
      await verify(wrongCode(server.lastCode()));
    }
  };

  it('does not close the second factor once more after its lock is over', async () => {
    await lock();
    server.advance(16 * minute);
    expect((await signInFully(server, createBrowser(server), email)).status).toBe(200);
    server.advance(-10 * minute);
    expect((await signInFully(server, createBrowser(server), email)).status).toBe(200);
  });

  it('does not do so either where the lock was over without a sign-in', async () => {
    await lock();
    server.advance(16 * minute);
    tidyAuth(server.rooms.auth);
    server.advance(-10 * minute);
    expect((await signInFully(server, createBrowser(server), email)).status).toBe(200);
  });

  it('leaves a locked second factor locked for a quarter of an hour, and not for a day', async () => {
    await lock();
    server.advance(-day);
    expect((await resend()).status).toBe(200);
    expect((await verify(server.lastCode())).body).toMatchObject({ error: { code: 'too-many-requests' } });
    server.advance(14 * minute);
    await passPassword(browser, email);
    server.advance(minute);
    expect((await verify(server.lastCode())).status).toBe(200);
  });
});
