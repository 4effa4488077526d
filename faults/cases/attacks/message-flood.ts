import type { FaultCase } from '../../runner/fault-case.ts';
import type { Random } from '../../runner/random.ts';
import { createTally } from '../../runner/tally.ts';
import { openBrowser, type Browser } from '../../support/portals/in-process-browser.ts';
import { personPhone } from '@lineup/provider-embedded/testing/server';
import { withPortal, type InProcessPortal } from '../../support/portals/in-process-portal.ts';

const email = 'admin@festival.example';
const dayMs = 24 * 3_600_000;

export const messageFlood: FaultCase = {
  name: 'messages-flooded',
  promise:
    'a number and an account get one message in 30 seconds and ten a day, whoever asks for them, from wherever and for which numbers',
  tries: { short: 300, long: 3000 },
  run: (_context, tries, random) =>
    withPortal({}, async (portal) => {
      const tally = createTally();
      portal.addPerson(email);
      portal.addPerson('new@festival.example', { phone: null });
      for (let n = 0; n < tries; n += 1) {
        const browser = openBrowser(portal, { address: `198.51.${n % 100}.${random.int(1, 250)}` });
        await askForMessage(browser, random);
        portal.advance(random.int(0, 45_000));
        tally.check(sentTimes(portal).every(isWithinLimits), 'more messages than the limits allow');
      }
      tally.note(`${portal.outbox.messages().length} messages were sent for ${tries} requests`);
      return tally.result();
    }),
};

/** Signs in as one of the two and requests a message; the new person enters any number. */
async function askForMessage(browser: Browser, random: Random): Promise<void> {
  if (random.next() < 0.5) {
    await browser.passPassword(email);
    await browser.resend();
    return;
  }
  await browser.passPassword('new@festival.example');
  const phoneNumber = random.next() < 0.3 ? personPhone : `+1212555${random.int(1000, 9999)}`;
  await browser.post('/api/auth/enrolment/start', { phoneNumber });
}

interface Sent {
  readonly at: number;
  readonly phone: string;
  readonly account: string;
}

/** When messages were sent, separately for each number and each account. */
function sentTimes(portal: InProcessPortal): readonly (readonly number[])[] {
  const sent = portal.db.all<Sent>(
    'SELECT asked_at AS at, phone, account_id AS account FROM code_messages ORDER BY asked_at',
  );
  const groups = new Map<string, number[]>();
  for (const { at, phone, account } of sent) {
    for (const key of [phone, account]) groups.set(key, [...(groups.get(key) ?? []), at]);
  }
  return [...groups.values()];
}

function isWithinLimits(times: readonly number[]): boolean {
  return times.every((at, index) => {
    const before = times[index - 1] ?? Number.NEGATIVE_INFINITY;
    const tenBefore = times[index - 10] ?? Number.NEGATIVE_INFINITY;
    return at - before >= 30_000 && at - tenBefore >= dayMs;
  });
}
