import { isProviderError } from '@lineup/provider';
import type { Pause } from '../options.ts';

/**
 * Retries `work` while it fails with `unavailable`, waiting for the next of `pauses` before each retry; then rethrows
 * the error. Only for idempotent work.
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

/** A pause that doubles from half a second up to ten seconds. */
export function growingPause(failures: number): number {
  return Math.min(500 * 2 ** Math.max(0, failures - 1), 10_000);
}
