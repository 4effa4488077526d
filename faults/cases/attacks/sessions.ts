import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import {
  codeOf,
  openBrowser,
  signInFully,
  wrongCode,
  type PortalResponse,
  type Browser,
} from '../../support/portals/in-process-browser.ts';
import { personPassword } from '@lineup/provider-embedded/testing/server';
import { withPortal, type InProcessPortal } from '../../support/portals/in-process-portal.ts';

const publicUrl = 'https://lineup.example';
const email = 'admin@festival.example';
const planted = `__Host-session=${'P'.repeat(43)}`;

interface Scene {
  readonly portal: InProcessPortal;
  readonly browser: Browser;
}

/** In production mode, with https, on a separate portal with one administrator. */
const scenes: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'a planted token': async ({ portal, browser }) => {
    browser.useCookie(planted);
    await signInFully(portal, browser, email);
    expectThat(browser.cookie() !== planted, 'the planted token was taken over');
    expectThat((await stateWith(portal, planted)) === 'signedOut', 'the planted token became a session');
  },
  'a half session planted before the sign-in': async ({ portal, browser }) => {
    const attacker = openBrowser(portal, { address: '203.0.113.9' });
    await attacker.passPassword(email);
    const cookie = attacker.cookie() ?? '';
    portal.advance(31_000);
    browser.useCookie(cookie);
    await signInFully(portal, browser, email);
    expectThat((await browser.state()) === 'signedIn', 'the owner cannot sign in');
    expectThat((await stateWith(portal, cookie)) === 'signedOut', 'the planted half session lives on');
  },
  'the token of each step': async ({ portal, browser }) => {
    await browser.passPassword(email);
    const half = browser.cookie() ?? '';
    await browser.verify(portal.lastCode());
    expectThat(browser.cookie() !== half, 'the full session has the token of the half one');
    expectThat((await stateWith(portal, half)) === 'signedOut', 'the token of the half session lives on');
  },
  'the flags of the cookie': async ({ portal, browser }) => {
    const responses = [await browser.passPassword(email), await browser.verify(portal.lastCode())];
    for (const { headers } of responses) {
      const form = /^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/u;
      const cookies = headers.getSetCookie();
      expectThat(cookies.length === 1 && form.test(cookies[0] ?? ''), `cookie ${cookies.join(' and ')}`);
      expectThat(headers.get('cache-control') === 'no-store', 'a cache may keep the answer');
    }
  },
  'tokens, codes and passwords in bodies and logs': async ({ portal, browser }) => {
    const { secrets, responses } = await liveALittle(portal, browser);
    const bodies = responses.map(({ text }) => text).join('\n');
    for (const [name, secret] of Object.entries(secrets)) {
      expectThat(secret.length > 5, `${name} is unknown to the case`);
      expectThat(!bodies.includes(secret), `${name} is in a body`);
      expectThat(!portal.logged().includes(secret), `${name} is in the log`);
    }
  },
  'the session after a sign-out': async ({ portal, browser }) => {
    await signInFully(portal, browser, email);
    const cookie = browser.cookie() ?? '';
    await browser.post('/api/auth/sign-out');
    expectThat((await stateWith(portal, cookie)) === 'signedOut', 'the session lives on');
  },
  'sessions after a new password': async ({ portal, browser }) => {
    await signInFully(portal, browser, email);
    portal.advance(31_000);
    const half = openBrowser(portal, { address: '203.0.113.9' });
    await half.passPassword(email);
    const link = await resetLink(portal, browser);
    expectThat((await resetWith(browser, link)).status === 200, 'the link did not work');
    expectThat((await browser.state()) === 'signedOut', 'the full session lives on');
    expectThat((await half.state()) === 'signedOut', 'the half session lives on');
    expectThat((await resetWith(browser, link)).status === 400, 'the link worked twice');
    portal.advance(31_000);
    await browser.passPassword(email, 'a new and longer one');
    expectThat((await browser.state()) === 'secondFactor', 'the new password skips the second factor');
  },
  'a reset link after half an hour and an invented one': async ({ portal, browser }) => {
    const link = await resetLink(portal, browser);
    portal.advance(30 * 60_000);
    for (const token of [link, '', 'A'.repeat(43), "' OR 1=1 --"]) {
      expectThat((await resetWith(browser, token)).status === 400, 'a link that is none worked');
    }
    const signedIn = await browser.passPassword(email);
    expectThat(codeOf(signedIn) === 'ok', 'the password was changed');
  },
};

async function stateWith(portal: InProcessPortal, cookie: string): Promise<string> {
  const other = openBrowser(portal, { address: '203.0.113.10' });
  other.useCookie(cookie);
  return other.state();
}

/** Makes every call of signing in; returns the responses and everything that must stay secret. */
async function liveALittle(portal: InProcessPortal, browser: Browser) {
  const responses: PortalResponse[] = [await browser.passPassword(email, 'wrong horse battery')];
  responses.push(await browser.passPassword(email));
  const halfToken = browser.cookie()?.split('=')[1] ?? '';
  const code = portal.lastCode();
  responses.push(await browser.verify(wrongCode(code)), await browser.verify(code));
  const token = browser.cookie()?.split('=')[1] ?? '';
  const resetToken = await resetLink(portal, browser);
  responses.push(
    await browser.get('/api/auth/session'),
    await browser.post('/api/auth/reauthenticate', { password: personPassword }),
    await browser.get(`/api/documents?path=users/user-admin-festival-example`),
  );
  const opened = await browser.get(`/reset-password?token=${resetToken}`);
  expectThat(opened.status === 200, 'the reset page does not open');
  const hash = portal.rooms.auth.accounts.byEmail(email)?.passwordHash ?? '';
  const secrets = {
    password: personPassword,
    wrong: 'wrong horse battery',
    halfToken,
    token,
    code,
    hash,
    resetToken,
  };
  return { responses, secrets: { ...secrets, phone: '2125550100', sessionId: sessionIdOf(portal) } };
}

function sessionIdOf(portal: InProcessPortal): string {
  return portal.db.get<{ id: string }>('SELECT id FROM sessions')?.id ?? '';
}

async function resetLink(portal: InProcessPortal, browser: Browser): Promise<string> {
  await browser.post('/api/auth/password-reset', { email });
  await portal.rooms.background.idle();
  const mail = portal.outbox.messages().find(({ channel }) => channel === 'email');
  return /token=([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
}

function resetWith(browser: Browser, token: string): Promise<PortalResponse> {
  const fields = { token, password: 'a new and longer one', repeated: 'a new and longer one' };
  return browser.send('/reset-password', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}

export const sessionsHeld: FaultCase = {
  name: 'sessions-stolen-or-planted',
  promise:
    'a session cannot be planted, its token is in the cookie only, and it ends with the sign-out and with a new password',
  tries: { short: 1, long: 10 },
  run: async (_context, tries) => {
    const tally = createTally();
    for (let round = 0; round < tries; round += 1) {
      for (const [name, scene] of Object.entries(scenes)) {
        await tally.try(name, () =>
          withPortal({ publicUrl, demo: false }, async (portal) => {
            portal.addPerson(email);
            await scene({ portal, browser: openBrowser(portal) });
          }),
        );
      }
    }
    return tally.result();
  },
};
