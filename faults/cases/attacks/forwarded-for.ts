import { productionLimits } from '@lineup/provider-embedded/server';
import type { FaultCase } from '../../runner/fault-case.ts';
import type { Random } from '../../runner/random.ts';
import { createTally, type Tally } from '../../runner/tally.ts';
import { openBrowser, type Browser } from '../../support/portals/in-process-browser.ts';
import { withPortal } from '../../support/portals/in-process-portal.ts';

const email = 'admin@festival.example';
const attacker = '203.0.113.66';

/** Headers that a client may forge to appear as another one; a trusted proxy appends the true address. */
function forge(random: Random, trustedProxies: number): Record<string, string> {
  const invented = `${random.int(1, 250)}.${random.int(0, 250)}.${random.int(0, 250)}.${random.int(1, 250)}`;
  const claims = random.pick([
    invented,
    `${invented}, ${invented}`,
    `"${invented}"`,
    `${invented}:443`,
    `::ffff:${invented}`,
    ',,,',
    'unknown',
    ' ',
  ]);
  const forwarded = trustedProxies === 0 ? claims : `${claims}, ${attacker}`;
  return {
    'x-forwarded-for': forwarded,
    'x-real-ip': invented,
    forwarded: `for=${invented}`,
    'cf-connecting-ip': invented,
    'x-client-ip': invented,
  };
}

async function exhaust(tally: Tally, what: string, limit: number, ask: () => Promise<number>, tries: number) {
  const statuses: number[] = [];
  for (let n = 0; n < tries; n += 1) statuses.push(await ask());
  const passed = statuses.filter((status) => status !== 429).length;
  for (const status of statuses.slice(limit))
    tally.check(status === 429, `${what}: ${passed} passed a limit of ${limit}`);
}

export const forgedAddresses: FaultCase = {
  name: 'forwarded-for-forged',
  promise:
    'an invented X-Forwarded-For (or any header like it) lifts no limit, with or without a trusted proxy',
  tries: { short: 100, long: 2000 },
  run: async (_context, tries, random) => {
    const tally = createTally();
    for (const trustedProxies of [0, 1]) {
      await withPortal({ trustedProxies }, async (portal) => {
        portal.addPerson(email);
        const ask = async (call: (browser: Browser) => Promise<{ status: number }>) => {
          const headers = forge(random, trustedProxies);
          return (await call(openBrowser(portal, { address: attacker, headers }))).status;
        };
        const { wrongPasswords, resetsPerAddress, attemptsPerAddress } = productionLimits;
        const wrong = () => ask((browser) => browser.passPassword(email, 'wrong'));
        const reset = () =>
          ask((browser) => browser.post('/api/auth/password-reset', { email: 'x@y.example' }));
        const many = () =>
          ask((browser) => browser.passPassword(`p${random.int(0, 1e9)}@festival.example`, 'wrong'));
        await exhaust(tally, 'wrong passwords', wrongPasswords, wrong, tries);
        await exhaust(tally, 'reset mails', resetsPerAddress, reset, tries);
        await exhaust(tally, 'attempts at other accounts', attemptsPerAddress, many, tries);
      });
    }
    return tally.result();
  },
};
