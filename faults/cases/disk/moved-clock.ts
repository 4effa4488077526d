import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import {
  codeOf,
  openBrowser,
  signInFully,
  wrongCode,
  type Browser,
} from '../../support/portals/in-process-browser.ts';
import { withPortal, type InProcessPortal } from '../../support/portals/in-process-portal.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const email = 'keeper@festival.example';

/**
 * The server's clock jumps by a day. It is the clock passed to the server: the clock of one process cannot be moved
 * separately.
 */
export const movedClock: FaultCase = {
  name: 'clock-moved',
  promise:
    'A clock that jumps a day ahead or back lets nobody in, keeps nobody out for longer, and makes no old code good.',
  tries: { short: 6, long: 6 },
  run: async () => {
    const tally = createTally();
    const on = (what: string, work: (portal: InProcessPortal, browser: Browser) => Promise<void>) =>
      tally.try(what, () =>
        withPortal({}, async (portal) => {
          portal.addPerson(email);
          await work(portal, openBrowser(portal));
        }),
      );
    for (const move of [day, -day]) {
      const direction = move > 0 ? 'ahead' : 'back';
      await on(`a code, ${direction}`, (portal, browser) => codeIsOld(portal, browser, move));
      await on(`a locked second factor, ${direction}`, (portal, browser) => lockEnds(portal, browser, move));
    }
    await on('a session, ahead', sessionEnds);
    await on('a session, back', sessionGoesOn);
    return tally.result();
  },
};

/** The code sent before is refused; signing in again works at once. */
async function codeIsOld(portal: InProcessPortal, browser: Browser, move: number): Promise<void> {
  await browser.passPassword(email);
  const code = portal.lastCode();
  portal.advance(move);
  expectThat(codeOf(await browser.verify(code)) !== 'ok', 'The old code was taken.');
  const response = await signInFully(portal, browser, email);
  expectThat(codeOf(response) === 'ok', `Signing in again: ${codeOf(response)}`);
}

async function lockEnds(portal: InProcessPortal, browser: Browser, move: number): Promise<void> {
  await browser.passPassword(email);
  for (let n = 0; n < 10; n += 1) {
    if (n === 5) {
      portal.advance(minute);
      await browser.resend();
    }
    await browser.verify(wrongCode(portal.lastCode(), n));
  }
  portal.advance(move);
  const locked = codeOf(await signInFully(portal, browser, email));
  expectThat(move > 0 || locked === 'too-many-requests', `While locked: ${locked}`);
  portal.advance(15 * minute + 1);
  const response = codeOf(await signInFully(portal, browser, email));
  expectThat(response === 'ok', `A quarter of an hour later: ${response}`);
}

async function sessionEnds(portal: InProcessPortal, browser: Browser): Promise<void> {
  await signInFully(portal, browser, email);
  portal.advance(day);
  expectThat((await browser.state()) === 'signedOut', 'The session outlives a day without a request.');
}

/** The session continues, but no longer than the maximum duration. */
async function sessionGoesOn(portal: InProcessPortal, browser: Browser): Promise<void> {
  await signInFully(portal, browser, email);
  portal.advance(-day);
  expectThat((await browser.state()) === 'signedIn', 'The session was ended.');
  portal.advance(8 * day);
  expectThat((await browser.state()) === 'signedOut', 'The session outlives its week.');
}
