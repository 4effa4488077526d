import { isProviderError } from '@lineup/provider';
import type { Pause } from '../options.ts';

/**
 * Repeats `work` while it fails with `unavailable`: before each further try it waits for the next of `pauses`, and
 * after the last the failure is the caller's. Only for work that may be carried out twice without harm.
 */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  pauses: readonly number[],
  pause: Pause,
): Promise<Result> {
  for (const milliseconds of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isProviderError(error, 'unavailable')) throw error;
      await pause(milliseconds);
    }
  }
  return work();
}

/** A pause that doubles from half a second to ten. */
export function growingPause(failures: number): number {
  return Math.min(500 * 2 ** Math.max(0, failures - 1), 10_000);
}
