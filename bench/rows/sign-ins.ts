import { availableParallelism } from 'node:os';
import { argonPasswords } from '@lineup/provider-embedded/server';
import { atLeast, atMost, type Row, type RowContext } from '../frame/row.ts';
import { load, type LoadResult, type RawRequest } from '../measure/load.ts';
import { paced } from '../measure/paced.ts';
import { percentile } from '../measure/statistics.ts';
import { accountEmail, accountPassword, addAccounts, hashPassword } from '../support/accounts.ts';
import { withPortal, type BenchPortal } from '../support/portal.ts';

/** Many people sign in at once while others work. */
export const signIns: Row = {
  name: 'sign-ins',
  title: 'Sign-ins per second with argon2id (19 MiB, t 2)',
  run: async (context) => {
    const passwordHash = await hashPassword();
    const alone = await hashesPerSecond(passwordHash, context.quick ? 2 : 5);
    return withPortal(
      context,
      { seed: (db) => addAccounts(db, accounts, passwordHash), env: { TRUST_PROXY: '1' } },
      (portal) => measure(portal, context, alone),
    );
  },
};

const accounts = 5000;
const connections = 8;
/** The threads that Node.js has for verifying passwords. */
const threads = 4;

async function measure(portal: BenchPortal, { quick }: RowContext, alone: number) {
  const { server, cookie } = portal;
  const seconds = quick ? 4 : 20;
  const session = { method: 'GET', path: '/api/auth/session', headers: { cookie } };
  const others = paced({ port: server.port, everyMs: 20, seconds, next: () => session });
  const next = signInOf(portal);
  const signedIn = await load({ port: server.port, connections, seconds, next });
  refuseOthers(signedIn);
  const otherTimes = await others;
  const proof = { name: 'a proof alone', value: (threads / alone) * 1000 };
  return {
    figures: [
      {
        label: 'sign-ins per second',
        value: signedIn.perSecond,
        unit: '/s',
        goal: atLeast(0.75, { name: 'proofs of a password alone', value: alone }),
      },
      {
        label: 'a sign-in, p99',
        value: percentile(signedIn.times, 0.99),
        unit: 'ms',
        goal: atMost(7.5, proof),
      },
      {
        label: 'other requests meanwhile, p99',
        value: percentile(otherTimes, 0.99),
        unit: 'ms',
        goal: atMost(1, proof),
      },
      { label: 'other requests meanwhile, median', value: percentile(otherTimes, 0.5), unit: 'ms' },
    ],
    notes: [
      `The password step over ${connections} connections, each time of another of ${accounts} administrators from an address ` +
        'of its own as a trusted proxy tells it, so that the limits stay as they are; it proves the password, begins a session ' +
        'and a challenge and sends the code. The others ask for their session fifty times a second, each over a new connection.',
      'The proofs alone are the same library in this process on the four threads that Node.js has for such work: no server of ' +
        `this machine can sign in more people a second than ${Math.floor(alone)} (${availableParallelism()} processors); ` +
        'the others compete with the proofs and with the client for them.',
      'As many proofs run at once as there are processors, three at most. Tried on two processors, with other work beside: one ' +
        'at a time gave the others a p99 of 16 ms, but 43 sign-ins a second with a p99 of 231 ms, as eight people then wait ' +
        'for eight proofs of 21 ms; three at a time made the others wait longer than two, and signed in no more. A lower ' +
        'priority for the threads of the proofs showed no gain there.',
      'What a sign-in writes goes to the disk twice, once before the code is sent and once after; it was four times. A quarter ' +
        'of the time of a proof goes to the system, which hands out its 19 MiB anew each time.',
    ],
  };
}

/** Requests of one person after the other, each from a different address. */
function signInOf({ server }: BenchPortal): () => RawRequest {
  let number = -1;
  return () => {
    number += 1;
    const body = JSON.stringify({ email: accountEmail(number % accounts), password: accountPassword });
    return {
      method: 'POST',
      path: '/api/auth/sign-in',
      headers: {
        origin: server.address,
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
      body,
    };
  };
}

function refuseOthers({ statuses, times }: LoadResult): void {
  if (statuses[200] !== times.length) throw new Error(`Answers: ${JSON.stringify(statuses)}`);
}

async function hashesPerSecond(passwordHash: string, seconds: number): Promise<number> {
  const started = performance.now();
  let done = 0;
  const prove = async () => {
    while (performance.now() - started < seconds * 1000) {
      if (!(await argonPasswords.verify(passwordHash, accountPassword))) throw new Error('Not the password.');
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: threads }, prove));
  return done / ((performance.now() - started) / 1000);
}
