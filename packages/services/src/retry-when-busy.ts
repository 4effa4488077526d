import { isProviderError, type AbortSignalLike } from '@lineup/provider';

/** Waits for this many milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>;

/** The maximum number of attempts. */
const tries = 6;

interface RetryOptions {
  readonly pause: Pause;
  /** Once aborted, the rejection is rethrown. */
  readonly signal?: Pick<AbortSignalLike, 'aborted'>;
}

/** Retries `work` while the provider asks to try later, after the time it names or an increasing delay. */
export async function retryWhenBusy<T>(work: () => Promise<T>, { pause, signal }: RetryOptions): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isProviderError(error, 'too-many-requests') || tried === tries) throw error;
      await pause(1000 * (error.retryAfterSeconds ?? 2 ** (tried - 1)));
      if (signal?.aborted === true) throw error;
    }
  }
}
