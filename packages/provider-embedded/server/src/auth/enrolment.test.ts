import { beforeEach, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, passPassword, signInFully, wrongCode } from '../testing/browser.ts';
import {
  personPhone,
  createTestServer,
  personPassword as password,
  type TestServer,
} from '../testing/test-server.ts';

const minute = 60_000;
const email = 'new@festival.example';
const phoneNumber = '+4915112345678';
let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = createTestServer();
  server.addPerson(email, { phone: null });
  browser = createBrowser(server);
  await passPassword(browser, email);
});

const start = (number = phoneNumber) => browser.post('/api/auth/enrolment/start', { phoneNumber: number });
const complete = (code: string) =>
  browser.post('/api/auth/enrolment/complete', { code, displayName: 'Phone' });

describe('enrolling a phone', () => {
  it('sends a code to it and signs in with a new token when the code is given', async () => {
    expect((await start()).body).toMatchObject({ challenge: { phoneHint: '5678', codeSent: true } });
    expect(server.outbox.messages()[0]?.to).toBe(phoneNumber);
    const before = browser.cookie();
    expect((await complete(server.lastCode())).body).toMatchObject({ session: { state: 'signedIn' } });
    expect(browser.cookie()).not.toBe(before);
  });

  it('makes it the second factor of the next sign-in', async () => {
    await start();
    await complete(server.lastCode());
    server.advance(minute);
    expect((await signInFully(server, createBrowser(server), email)).body).toMatchObject({
      session: { state: 'signedIn' },
    });
  });

  it.each(['', '2125550100', '+1', '+1212555010', '+12125550100x', '+999123456789', "+1' OR 1=1"])(
    'refuses %j as a number',
    async (number) => {
      expect((await start(number)).body).toEqual({ error: { code: 'invalid-phone-number' } });
      expect(server.outbox.messages()).toEqual([]);
    },
  );

  it('sends at most ten messages a day for an account, whatever numbers it names', async () => {
    const codes: unknown[] = [];
    for (let n = 0; n < 11; n += 1) {
      const { status } = await start(`+49151123456${String(n).padStart(2, '0')}`);
      codes.push(status);
      server.advance(31_000);
      await browser.post('/api/auth/reauthenticate', { password });
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(server.outbox.messages()).toHaveLength(10);
  });

  it('refuses a wrong code and one for which no message was asked', async () => {
    expect((await complete('123456')).body).toEqual({ error: { code: 'no-pending-verification' } });
    await start();
    expect((await complete(wrongCode(server.lastCode()))).body).toEqual({
      error: { code: 'invalid-code', attemptsLeft: 4 },
    });
    expect((await browser.get('/api/auth/session')).body).toMatchObject({ state: 'enrolment' });
  });

  it('is bound to the number that the latest code went to', async () => {
    await start();
    const first = server.lastCode();
    server.advance(31_000);
    await start('+33612345678');
    // The codes are equal once in a million runs.
    expect(first === server.lastCode() ? 400 : (await complete(first)).status).toBe(400);
    await complete(server.lastCode());
    expect(server.rooms.auth.accounts.byEmail(email)?.phone).toBe('+33612345678');
  });

  it('asks for the password again after five minutes', async () => {
    server.advance(5 * minute + 1);
    const refused = await start();
    expect([refused.status, refused.body]).toEqual([409, { error: { code: 'requires-recent-login' } }]);
    const wrong = await browser.post('/api/auth/reauthenticate', { password: 'wrong' });
    expect([wrong.status, wrong.body]).toEqual([401, { error: { code: 'wrong-password' } }]);
    expect((await start()).status).toBe(409);
    expect((await browser.post('/api/auth/reauthenticate', { password })).body).toEqual({});
    expect((await start()).status).toBe(200);
  });

  it('does not replace a phone that was enrolled from another browser in the meantime', async () => {
    const other = createBrowser(server);
    await passPassword(other, email);
    await start();
    const code = server.lastCode();
    server.advance(31_000);
    await other.post('/api/auth/enrolment/start', { phoneNumber: '+33612345678' });
    await other.post('/api/auth/enrolment/complete', { code: server.lastCode(), displayName: 'Phone' });
    expect((await complete(code)).body).toEqual({ error: { code: 'phone-already-enrolled' } });
  });

  it('throttles the password of a session that is asked for again', async () => {
    for (let n = 0; n < 10; n += 1) await browser.post('/api/auth/reauthenticate', { password: 'wrong' });
    expect((await browser.post('/api/auth/reauthenticate', { password })).status).toBe(429);
  });
});

describe('changing the enrolled phone', () => {
  const admin = 'admin@festival.example';
  const phoneOf = () => server.rooms.auth.accounts.byEmail(admin)?.phone;

  /** The browser of an administrator whose sign-in is old enough for another message. */
  const signedIn = async () => {
    const own = createBrowser(server);
    await signInFully(server, own, admin);
    server.advance(31_000);
    return own;
  };
  const startIn = (own: Browser, number = phoneNumber) =>
    own.post('/api/auth/enrolment/start', { phoneNumber: number });
  const completeIn = (own: Browser, code: string) =>
    own.post('/api/auth/enrolment/complete', { code, displayName: 'Phone' });

  beforeEach(() => {
    server.addPerson(admin);
  });

  it('takes place with the code that went to the new one, under a new token', async () => {
    const own = await signedIn();
    await startIn(own);
    expect(server.outbox.messages()[0]?.to).toBe(phoneNumber);
    expect(phoneOf()).toBe(personPhone);
    const before = own.cookie();
    expect((await completeIn(own, server.lastCode())).body).toMatchObject({ session: { state: 'signedIn' } });
    expect(phoneOf()).toBe(phoneNumber);
    expect(own.cookie()).not.toBe(before);
  });

  it('ends all other sessions, also those that await a code sent to the old one, and no one else’s', async () => {
    const own = await signedIn();
    const elsewhere = await signedIn();
    const half = createBrowser(server);
    await passPassword(half, admin);
    const oldCode = server.lastCode();
    server.advance(31_000);
    await startIn(own);
    await completeIn(own, server.lastCode());
    expect((await own.get('/api/auth/session')).body).toMatchObject({ state: 'signedIn' });
    expect((await elsewhere.get('/api/auth/session')).body).toEqual({ state: 'signedOut' });
    expect((await half.post('/api/auth/verify', { code: oldCode })).body).toEqual({
      error: { code: 'no-pending-verification' },
    });
    expect((await browser.get('/api/auth/session')).body).toMatchObject({ state: 'enrolment' });
  });

  it('is told by mail, without the whole number', async () => {
    const own = await signedIn();
    await startIn(own);
    await completeIn(own, server.lastCode());
    await server.rooms.background.idle();
    const mail = server.outbox.messages().find(({ channel }) => channel === 'email');
    expect(mail?.to).toBe(admin);
    expect(mail?.text).toBe(
      'The phone number of your Festival Admin Portal account was changed\n\n' +
        'Sign-in codes now go to the phone ending in 5678. All other sessions have been ended.\n\nIf this wasn’t you, reset your password at once and ask your operator to reset the phone.\n',
    );
    expect(mail?.text).not.toContain(phoneNumber);
  });

  it('asks for the password when it was given more than five minutes ago', async () => {
    const own = await signedIn();
    server.advance(5 * minute);
    expect((await startIn(own)).body).toEqual({ error: { code: 'requires-recent-login' } });
    await own.post('/api/auth/reauthenticate', { password });
    expect((await startIn(own)).status).toBe(200);
  });

  it('changes nothing when the message cannot be sent, the code is wrong or the number is the same', async () => {
    const own = await signedIn();
    expect((await startIn(own, personPhone)).body).toEqual({ error: { code: 'phone-already-enrolled' } });
    await startIn(own);
    expect((await completeIn(own, wrongCode(server.lastCode()))).body).toMatchObject({
      error: { code: 'invalid-code' },
    });
    expect(phoneOf()).toBe(personPhone);
    expect((await own.get('/api/auth/session')).body).toMatchObject({ state: 'signedIn' });
  });

  it('is no way around the second factor', async () => {
    const half = createBrowser(server);
    await passPassword(half, admin);
    expect((await startIn(half)).status).toBe(403);
    expect((await completeIn(half, '123456')).status).toBe(403);
  });
});
