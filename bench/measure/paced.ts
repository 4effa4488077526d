import { load, type RawRequest } from './load.ts';

export interface PacedOptions {
  readonly port: number;
  readonly everyMs: number;
  readonly seconds: number;
  readonly next: () => RawRequest;
}

/**
 * Sends a request at this interval in milliseconds, without waiting for the previous response, each over a new
 * connection. Returns their times in milliseconds; throws if a status is not 200.
 */
export async function paced({ port, everyMs, seconds, next }: PacedOptions): Promise<readonly number[]> {
  const running: Promise<number>[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    running.push(once(port, next));
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return Promise.all(running);
}

async function once(port: number, next: () => RawRequest): Promise<number> {
  const { statuses, times } = await load({ port, connections: 1, seconds: 0, next });
  if (statuses[200] !== 1) throw new Error(`Answers: ${JSON.stringify(statuses)}`);
  return times[0] ?? 0;
}
