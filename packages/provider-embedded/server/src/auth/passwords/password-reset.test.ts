import { accountMessages } from '@lineup/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Browser,
  createBrowser,
  passPassword,
  signInFully,
  withAdministrator,
} from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const newPassword = 'a new and longer one';
let server: TestServer;
let browser: Browser;
let email: string;
beforeEach(() => {
  server = createTestServer();
  ({ browser, email } = withAdministrator(server));
});

const ask = async (address: string) => {
  const response = await browser.post('/api/auth/password-reset', { email: address });
  await server.rooms.background.idle();
  return response;
};
const mails = () => server.outbox.messages().filter(({ channel }) => channel === 'email');
const token = () => /token=([\w-]+)/u.exec(mails()[0]?.text ?? '')?.[1] ?? '';
const send = (fields: Record<string, string>) =>
  browser.send('/reset-password', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
const change = (given = newPassword, repeated = given) => send({ token: token(), password: given, repeated });

describe('asking for a reset mail', () => {
  it('answers the same for a known, an unknown and a disabled account, and mails the known one only', async () => {
    server.addPerson('gone@festival.example', { disabled: true });
    const responses = [];
    for (const address of [email, 'nobody@festival.example', 'gone@festival.example']) {
      const { status, body } = await ask(address);
      responses.push([status, body]);
    }
    expect(responses).toEqual([
      [200, {}],
      [200, {}],
      [200, {}],
    ]);
    expect(mails().map(({ to }) => to)).toEqual([email]);
  });

  it('answers while the mail server still thinks, and without its failure', async () => {
    let fail: (error: Error) => void = () => undefined;
    const mail = { send: () => new Promise<void>((_resolve, reject) => (fail = reject)) };
    server = createTestServer({ mail });
    ({ browser, email } = withAdministrator(server));
    expect((await browser.post('/api/auth/password-reset', { email })).status).toBe(200);
    fail(new Error('no mail today'));
    await server.rooms.background.idle();
    expect(server.logged()).toContain('sending a reset mail failed');
  });

  it.each(['', 'nobody', 'a b@c.example'])('refuses %j', async (address) => {
    const { status, body } = await ask(address);
    expect([status, body]).toEqual([400, { error: { code: 'invalid-email' } }]);
  });

  it('sends an account no more than three mails an hour, without telling', async () => {
    for (let n = 0; n < 5; n += 1) expect((await ask(email)).status).toBe(200);
    expect(mails()).toHaveLength(3);
  });

  it('is limited for an address', async () => {
    for (let n = 0; n < 10; n += 1) await ask('nobody@festival.example');
    expect((await ask('nobody@festival.example')).status).toBe(429);
  });
});

describe('the link of the mail', () => {
  it('shows a form that names both fields and is safe under the content-security policy', async () => {
    await ask(email);
    const page = await browser.get(`/reset-password?token=${token()}`);
    expect(page.status).toBe(200);
    expect(page.body).toContain('New password');
    expect(page.body).toContain('Repeat new password');
    expect(page.body).not.toMatch(/<style|style=|<script|onclick/u);
  });

  it('sets the password once and ends every session; the second factor is still asked', async () => {
    await signInFully(server, browser, email);
    await ask(email);
    expect((await change()).body).toContain(accountMessages.passwordReset.changed);
    expect((await browser.get('/api/auth/session')).body).toEqual({ state: 'signedOut' });
    expect((await passPassword(browser, email)).status).toBe(401);
    server.advance(60_000);
    const signIn = await createBrowser(server).post('/api/auth/sign-in', { email, password: newPassword });
    expect(signIn.body).toMatchObject({ kind: 'secondFactor' });
    expect((await change('another long password')).body).toContain(accountMessages.passwordReset.linkInvalid);
  });

  it('stays good after a password that is too short, too long or not repeated', async () => {
    await ask(email);
    expect((await change('elevenchars')).body).toContain(accountMessages.passwordReset.tooShort(12));
    expect((await change('x'.repeat(1025))).body).toContain(accountMessages.passwordReset.tooLong(1024));
    const other = await change(newPassword, 'something else here');
    expect([other.status, String(other.body).includes(accountMessages.passwordReset.notEqual)]).toEqual([
      400,
      true,
    ]);
    expect((await change()).status).toBe(200);
  });

  it('is worth nothing after 30 minutes, and a made-up one never', async () => {
    await ask(email);
    server.advance(30 * 60_000);
    expect((await browser.get(`/reset-password?token=${token()}`)).body).toContain(
      accountMessages.passwordReset.linkInvalid,
    );
    expect((await change()).status).toBe(400);
    expect((await browser.get('/reset-password')).status).toBe(400);
  });

  it('repeats nothing of the address in the page unescaped', async () => {
    await ask(email);
    const page = await send({ token: `${token()}"><script>`, password: 'x', repeated: 'x' });
    expect(page.body).not.toContain('<script>');
  });
});
