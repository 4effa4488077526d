import { productionLimits } from '@lineup/provider-embedded/server';
import type { FaultCase } from '../../runner/fault-case.ts';
import type { Random } from '../../runner/random.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { codeOf, openBrowser, wrongCode, type Browser } from '../../support/portals/in-process-browser.ts';
import { withPortal, type InProcessPortal } from '../../support/portals/in-process-portal.ts';

const minute = 60_000;
const email = 'admin@festival.example';
const manyMessages = { ...productionLimits, messagesPerDay: 1000 };

/** An attacker who knows the password, and changes sessions, codes and addresses at random. */
class Guesser {
  readonly #portal: InProcessPortal;
  readonly #random: Random;
  #browser: Browser;
  #guesses = 0;

  constructor(portal: InProcessPortal, random: Random) {
    this.#portal = portal;
    this.#random = random;
    this.#browser = openBrowser(portal);
  }

  /** Guesses until the account is locked or `limit` wrong codes have been checked; returns how many were. */
  async guessUntilLocked(limit: number): Promise<number> {
    let judged = 0;
    while (judged < limit) {
      const code = codeOf(
        await this.#browser.verify(wrongCode(this.#portal.lastCode(), (this.#guesses += 1))),
      );
      if (code === 'too-many-requests') return judged;
      if (code === 'invalid-code') judged += 1;
      else await this.#newChallenge();
    }
    return judged;
  }

  async #newChallenge(): Promise<void> {
    this.#portal.advance(30_000);
    if (this.#random.next() < 0.5 && codeOf(await this.#browser.resend()) === 'ok') return;
    const address = `198.51.100.${this.#random.int(1, 250)}`;
    this.#browser = openBrowser(this.#portal, { address });
    await this.#browser.passPassword(email);
  }
}

async function rightCodeWhileLocked(portal: InProcessPortal): Promise<string> {
  portal.advance(30_000);
  const owner = openBrowser(portal, { address: '192.0.2.77' });
  await owner.passPassword(email);
  return codeOf(await owner.verify(portal.lastCode()));
}

export const guessingCodes: FaultCase = {
  name: 'codes-guessed',
  promise:
    'after ten wrong codes, over all resends, sign-ins and addresses, no code of the account is taken for 15 minutes, not even the right one',
  tries: { short: 10, long: 200 },
  run: async (_context, tries, random) => {
    const tally = createTally();
    for (let round = 0; round < tries; round += 1) {
      await tally.try(`round ${round}`, () =>
        withPortal({ limits: manyMessages }, async (portal) => {
          portal.addPerson(email);
          const judged = await new Guesser(portal, random).guessUntilLocked(20);
          expectThat(judged === 10, `${judged} wrong codes were judged`);
          const response = await rightCodeWhileLocked(portal);
          expectThat(
            response === 'too-many-requests',
            `the right code was answered ${response} while locked`,
          );
          portal.advance(15 * minute);
          expectThat((await rightCodeWhileLocked(portal)) === 'ok', 'the lock was never opened');
        }),
      );
    }
    return tally.result();
  },
};

/** Requests that can be sent without the password, any number of times. */
const outsiders: readonly ((browser: Browser) => Promise<unknown>)[] = [
  (browser) => browser.passPassword(email, 'wrong password'),
  (browser) => browser.verify('000000'),
  (browser) => browser.resend(),
  (browser) => browser.post('/api/auth/reauthenticate', { password: 'wrong' }),
  (browser) => browser.post('/api/auth/enrolment/complete', { code: '000000', displayName: '' }),
  (browser) => browser.post('/api/auth/password-reset', { email }),
];

export const lockingOthersOut: FaultCase = {
  name: 'account-locked-by-outsider',
  promise: 'nobody without the password can lock an account, whatever they send from however many addresses',
  tries: { short: 300, long: 5000 },
  run: (_context, tries, random) =>
    withPortal({}, async (portal) => {
      const tally = createTally();
      portal.addPerson(email);
      for (let n = 0; n < tries; n += 1) {
        const address = `198.51.${random.int(0, 99)}.${random.int(1, 250)}`;
        await outsiders[n % outsiders.length]?.(openBrowser(portal, { address }));
        tally.check(
          portal.rooms.auth.accounts.byEmail(email)?.codeLockedUntil === 0,
          'the account was locked',
        );
      }
      await tally.try('the owner signs in', async () => {
        const owner = openBrowser(portal, { address: '192.0.2.77' });
        await owner.passPassword(email);
        expectThat(codeOf(await owner.verify(portal.lastCode())) === 'ok', 'the owner cannot sign in');
      });
      return tally.result();
    }),
};
