import { createTally, type Tally } from '../../runner/tally.ts';
import type { CaseResult } from '../../runner/fault-case.ts';

/** The maximum time for one input, in milliseconds of processor time. */
const inputLimitMs = 2000;

/** The result of one input: null if all is well, otherwise what is wrong. */
export type Check = (input: Uint8Array) => Promise<string | null> | string | null;

/** Passes this many inputs to `check`; reports an input that throws, has a fault or takes too long with its bytes. */
export async function fuzz(tries: number, make: () => Uint8Array, check: Check): Promise<CaseResult> {
  const tally = createTally();
  for (let n = 0; n < tries; n += 1) await feed(tally, make(), check);
  return tally.result();
}

/** Like `fuzz`, for a `check` that limits the time itself. */
export async function fuzzUntimed(tries: number, make: () => Uint8Array, check: Check): Promise<CaseResult> {
  const tally = createTally();
  for (let n = 0; n < tries; n += 1) {
    const input = make();
    const fault = await faultOf(input, check);
    tally.check(fault === null, `${fault ?? ''} for ${excerpt(input)}`);
  }
  return tally.result();
}

async function feed(tally: Tally, input: Uint8Array, check: Check): Promise<void> {
  const work = process.cpuUsage();
  const fault = await faultOf(input, check);
  const { user } = process.cpuUsage(work);
  tally.check(fault === null, `${fault ?? ''} for ${excerpt(input)}`);
  if (user / 1000 > inputLimitMs) tally.check(false, `${(user / 1000).toFixed(0)} ms for ${excerpt(input)}`);
}

async function faultOf(input: Uint8Array, check: Check): Promise<string | null> {
  try {
    return await check(input);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

function excerpt(input: Uint8Array): string {
  const start = Buffer.from(input.subarray(0, 400));
  return `${input.length} bytes ${start.toString('base64')}`;
}
