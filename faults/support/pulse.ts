import { readFileSync } from 'node:fs';
import type { Client } from './client.ts';

/** Observations of a server under load. */
interface Pulse {
  /**
   * The longest that another administrator waited for a small response, in milliseconds of the server's processor time,
   * so that other programs on the machine do not count; in wall-clock time if the system does not report that.
   */
  readonly longestWaitMs: number;
  /** The peak memory of the server's process, in megabytes; null if the system does not report it. */
  readonly memoryMb: number | null;
  /** How long the work itself took. */
  readonly workMs: number;
}

export interface Watched<Result> extends Pulse {
  readonly result: Result;
}

/** For the notes of a case. */
export const howWaitsAreCounted =
  'what others wait is counted in the work of the server’s own thread, so that a busy machine does not count';

const everyMs = 10;

/** Runs `work` while another client repeatedly sends a small request. */
export async function withPulse<Result>(
  other: Client,
  pid: number,
  work: () => Promise<Result>,
): Promise<Watched<Result>> {
  const end = new AbortController();
  let longestWaitMs = 0;
  let memoryMb: number | null = null;
  const beat = async () => {
    while (!end.signal.aborted) {
      const clock = performance.now();
      const work = workOf(pid);
      await other.fetch('/api/auth/session').then((response) => response.text());
      const wait = work === null ? performance.now() - clock : (workOf(pid) ?? work) - work;
      longestWaitMs = Math.max(longestWaitMs, wait);
      const held = memoryOf(pid);
      if (held !== null) memoryMb = Math.max(memoryMb ?? 0, held);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  };
  const beating = beat();
  const started = performance.now();
  try {
    const result = await work();
    return { result, workMs: performance.now() - started, longestWaitMs, memoryMb };
  } finally {
    end.abort();
    await beating;
  }
}

function memoryOf(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
  } catch {
    return null;
  }
}

/** The processor time of the thread that handles requests since its start, in milliseconds, in steps of ten. */
function workOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isNaN(ticks) ? null : ticks * 10;
  } catch {
    return null;
  }
}
