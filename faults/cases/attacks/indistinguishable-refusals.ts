import { argonPasswords, demoLimits } from '@lineup/provider-embedded/server';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, type Tally } from '../../runner/tally.ts';
import { openBrowser, type PortalResponse } from '../../support/portals/in-process-browser.ts';
import { personPassword } from '@lineup/provider-embedded/testing/server';
import { withPortal, type InProcessPortal } from '../../support/portals/in-process-portal.ts';

/** A refused sign-in, and why. */
interface Refusal {
  readonly why: string;
  readonly email: string;
  readonly password: string;
}

const wrongPasswords: readonly Refusal[] = [
  { why: 'unknown', email: 'nobody@festival.example', password: personPassword },
  { why: 'wrong', email: 'admin@festival.example', password: 'wrong horse battery' },
  { why: 'disabled', email: 'gone@festival.example', password: personPassword },
  { why: 'disabled and wrong', email: 'gone@festival.example', password: 'wrong horse battery' },
];

const notAdministrators: readonly Refusal[] = [
  { why: 'no users record', email: 'unrecorded@festival.example', password: personPassword },
  { why: 'no permission', email: 'visitor@festival.example', password: personPassword },
];

/** Disables the limits: the case measures thousands of sign-ins of a few accounts. */
const noLimits = { ...demoLimits, attemptsPerAddress: 1e9, wrongPasswords: 1e9 };

export const indistinguishableRefusals: FaultCase = {
  name: 'refusals-alike',
  promise:
    'unknown, wrong and disabled are answered with the same status, bytes and headers and in times whose medians differ by less than 10 %, and so are no record and no permission; none leaves a session',
  tries: { short: 20, long: 300 },
  run: async ({ long }, tries) => {
    const passwordHash = await argonPasswords.hash(personPassword);
    return withPortal({ limits: noLimits, passwords: argonPasswords, passwordHash }, async (portal) => {
      const tally = createTally();
      portal.addPerson('admin@festival.example');
      portal.addPerson('gone@festival.example', { disabled: true });
      portal.addPerson('unrecorded@festival.example', { record: false });
      portal.addPerson('visitor@festival.example', { administrator: false });
      for (const group of [wrongPasswords, notAdministrators]) {
        await compare(portal, tally, { group, rounds: tries, clock: workClock });
        // With few tries, wall-clock times would say more about the machine than about the server.
        if (long) await compare(portal, tally, { group, rounds: tries, clock: () => performance.now() });
      }
      const sessions = portal.db.all('SELECT id FROM sessions').length;
      tally.check(sessions === 0, `${sessions} sessions were left`);
      return tally.result();
    });
  },
};

/** Machine noise spreads the times in some series, a leak in every one. */
const series = 4;

async function compare(portal: InProcessPortal, tally: Tally, plan: Plan): Promise<void> {
  const shapes = new Set<string>();
  let spread = Infinity;
  for (let n = 0; n < series && spread >= 0.1; n += 1) {
    const medians = await measure(portal, plan, (refusal, response) => {
      shapes.add(shapeOf(response));
      tally.check(shapes.size === 1, `${refusal.why} is told apart by its answer`);
    });
    spread = Math.max(...medians) / Math.min(...medians) - 1;
    const timings = plan.group
      .map(({ why }, index) => `${why} ${medians[index]?.toFixed(1) ?? '?'} ms`)
      .join(', ');
    tally.note(`${timings}: ${(spread * 100).toFixed(1)} % apart`);
  }
  tally.check(spread < 0.1, `medians are ${(spread * 100).toFixed(1)} % apart in each of ${series} series`);
}

interface Plan {
  readonly group: readonly Refusal[];
  readonly rounds: number;
  readonly clock: () => number;
}

/** The processor time of this process in milliseconds: how long a sign-in takes without other programs. */
function workClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The median time of each refusal. They take turns in changing order, so that a slow moment affects all of them. */
async function measure(
  portal: InProcessPortal,
  { group, rounds, clock }: Plan,
  hear: (refusal: Refusal, response: PortalResponse) => void,
): Promise<readonly number[]> {
  const times = group.map((): number[] => []);
  for (let turn = 0; turn < rounds * group.length; turn += 1) {
    const index = (turn + Math.floor(turn / group.length)) % group.length;
    const refusal = group[index];
    if (refusal === undefined) continue;
    const started = clock();
    const response = await openBrowser(portal).passPassword(refusal.email, refusal.password);
    times[index]?.push(clock() - started);
    hear(refusal, response);
  }
  return times.map(median);
}

function shapeOf({ status, text, headers }: PortalResponse): string {
  return JSON.stringify([status, text, [...headers]]);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
