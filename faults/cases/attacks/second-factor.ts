import { productionLimits } from '@lineup/provider-embedded/server';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat, type Tally } from '../../runner/tally.ts';
import {
  codeOf,
  openBrowser,
  signInFully,
  wrongCode,
  type Browser,
} from '../../support/portals/in-process-browser.ts';
import { withPortal, type InProcessPortal } from '../../support/portals/in-process-portal.ts';

const minute = 60_000;
const email = 'admin@festival.example';

interface Scene {
  readonly portal: InProcessPortal;
  readonly browser: Browser;
}

/** Each on a separate portal with one enrolled administrator; throws if the code lets someone in. */
const scenes: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'a code used once already': async ({ portal, browser }) => {
    await browser.passPassword(email);
    const code = portal.lastCode();
    expectThat(codeOf(await browser.verify(code)) === 'ok', 'the right code was refused');
    expectThat(codeOf(await browser.verify(code)) === 'no-pending-verification', 'it worked twice');
    const other = openBrowser(portal);
    await other.passPassword(email);
    await refused(other, code);
  },
  'a code after five minutes': async ({ portal, browser }) => {
    await browser.passPassword(email);
    portal.advance(5 * minute);
    expectThat(codeOf(await browser.verify(portal.lastCode())) === 'code-expired', 'an old code was taken');
    await refused(browser, portal.lastCode());
  },
  'the code before a resend': async ({ portal, browser }) => {
    await browser.passPassword(email);
    const first = portal.lastCode();
    portal.advance(31_000);
    await browser.resend();
    if (first !== portal.lastCode()) await refused(browser, first);
  },
  'the code of another half session of the account': async ({ portal, browser }) => {
    await browser.passPassword(email);
    const first = portal.lastCode();
    portal.advance(31_000);
    const other = openBrowser(portal, { address: '203.0.113.2' });
    await other.passPassword(email);
    const second = portal.lastCode();
    if (first === second) return;
    await refused(browser, second);
    await refused(other, first);
    expectThat(codeOf(await other.verify(second)) === 'ok', 'the own code was refused');
    await refused(browser, second);
    expectThat((await browser.state()) === 'secondFactor', 'the other half session was lifted as well');
  },
  'the code of another account': async ({ portal, browser }) => {
    portal.addPerson('other@festival.example', { phone: '+12125550111' });
    const other = openBrowser(portal);
    await other.passPassword('other@festival.example');
    await browser.passPassword(email);
    if (portal.lastCode('+12125550111') !== portal.lastCode())
      await refused(browser, portal.lastCode('+12125550111'));
  },
  'the code of an enrolment as one of a sign-in': async ({ portal, browser }) => {
    portal.addPerson('new@festival.example', { phone: null });
    const newcomer = openBrowser(portal);
    await newcomer.passPassword('new@festival.example');
    await newcomer.post('/api/auth/enrolment/start', { phoneNumber: '+12125550122' });
    await browser.passPassword(email);
    await refused(newcomer, portal.lastCode('+12125550122'));
  },
  'twenty right codes at once': async ({ portal, browser }) => {
    await browser.passPassword(email);
    const cookie = browser.cookie();
    const code = portal.lastCode();
    const browsers = Array.from({ length: 20 }, () => withCookie(portal, cookie));
    const responses = await Promise.all(browsers.map((one) => one.verify(code)));
    const passed = responses.filter((response) => codeOf(response) === 'ok').length;
    expectThat(passed === 1, `${passed} of twenty were let in by one code`);
    const sessions = portal.db.all("SELECT id FROM sessions WHERE level = 'full'").length;
    expectThat(sessions === 1, `${sessions} full sessions`);
  },
  'twenty wrong codes at once': async ({ portal, browser }) => {
    await browser.passPassword(email);
    const code = portal.lastCode();
    await Promise.all(Array.from({ length: 20 }, (_, nth) => browser.verify(wrongCode(code, nth))));
    await refused(browser, code);
    const counted = portal.db.all('SELECT at FROM code_failures').length;
    expectThat(counted === 5, `${counted} wrong codes were counted for one challenge`);
  },
  'what is no code': async ({ portal, browser }) => {
    await browser.passPassword(email);
    const code = portal.lastCode();
    const texts = ['', ' ', `${code} `, `${code}0`, code.slice(1), '١٢٣٤٥٦', '%00', '0x1e240', "' OR '1'='1"];
    for (const text of texts) await refused(browser, text);
    for (const value of [Number(code), [code], { code }, null, true]) {
      expectThat(codeOf(await browser.post('/api/auth/verify', { code: value })) !== 'ok', 'not a text');
    }
    expectThat(
      codeOf(await browser.verify(code)) === 'ok',
      'the right code was refused after what is no code',
    );
  },
  'a new phone on a stale session': async ({ portal, browser }) => {
    await signInFully(portal, browser, email);
    portal.advance(5 * minute + 1);
    const start = () => browser.post('/api/auth/enrolment/start', { phoneNumber: '+12125550177' });
    expectThat(codeOf(await start()) === 'requires-recent-login', 'the password was not asked for again');
    const wrong = await browser.post('/api/auth/reauthenticate', { password: 'wrong' });
    expectThat(
      codeOf(wrong) !== 'ok' && codeOf(await start()) === 'requires-recent-login',
      'a wrong password did',
    );
  },
  'a second phone by a half session': async ({ portal }) => {
    portal.addPerson('new@festival.example', { phone: null });
    const [first, second] = [openBrowser(portal), openBrowser(portal, { address: '203.0.113.2' })];
    await first.passPassword('new@festival.example');
    await second.passPassword('new@festival.example');
    await enrol(portal, first, '+12125550131');
    portal.advance(31_000);
    const response = await enrol(portal, second, '+12125550132');
    expectThat(codeOf(response) === 'phone-already-enrolled', `${codeOf(response)} for the second phone`);
    const phone = portal.rooms.auth.accounts.byEmail('new@festival.example')?.phone;
    expectThat(phone === '+12125550131', 'the proven phone was replaced');
  },
  'every other session after a change of the phone': async ({ portal, browser }) => {
    await signInFully(portal, browser, email);
    portal.advance(31_000);
    const attacker = openBrowser(portal, { address: '203.0.113.2' });
    await signInFully(portal, attacker, email);
    portal.advance(31_000);
    const half = openBrowser(portal, { address: '203.0.113.3' });
    await half.passPassword(email);
    portal.advance(31_000);
    const changed = await enrol(portal, browser, '+12125550188');
    expectThat(codeOf(changed) === 'ok', `the change failed: ${codeOf(changed)}`);
    expectThat(
      (await attacker.state()) === 'signedOut' && (await half.state()) === 'signedOut',
      'another session lives on',
    );
    expectThat((await browser.state()) === 'signedIn', 'the own session has ended');
  },
};

function enrol(portal: InProcessPortal, browser: Browser, phoneNumber: string) {
  return browser
    .post('/api/auth/enrolment/start', { phoneNumber })
    .then(() =>
      browser.post('/api/auth/enrolment/complete', { code: portal.lastCode(phoneNumber), displayName: '' }),
    );
}

function withCookie(portal: InProcessPortal, cookie: string | null): Browser {
  const browser = openBrowser(portal);
  browser.useCookie(cookie);
  return browser;
}

async function refused(browser: Browser, code: string): Promise<void> {
  const response = await browser.verify(code);
  expectThat(
    codeOf(response) !== 'ok' && response.status < 500,
    `${JSON.stringify(code)} was answered ${response.status}`,
  );
  expectThat((await browser.state()) !== 'signedIn', 'somebody was let in');
}

async function play(tally: Tally, name: string, scene: (scene: Scene) => Promise<void>): Promise<void> {
  await tally.try(name, () =>
    withPortal({ limits: { ...productionLimits, messagesPerDay: 100 } }, async (portal) => {
      portal.addPerson(email);
      await scene({ portal, browser: openBrowser(portal) });
    }),
  );
}

export const codesThatAreNotMine: FaultCase = {
  name: 'codes-replayed',
  promise: 'a code works once, in its time, for its own session, however many requests bring it at once',
  tries: { short: 1, long: 20 },
  run: async (_context, tries) => {
    const tally = createTally();
    for (let round = 0; round < tries; round += 1) {
      for (const [name, scene] of Object.entries(scenes)) await play(tally, name, scene);
    }
    return tally.result();
  },
};
