import { isProviderError, type AbortSignalLike } from '@lineup/provider';

/** Waits this many milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>;

/** How often a refusal for coming too often is followed by another try. */
const tries = 6;

interface RetryOptions {
  readonly pause: Pause;
  /** Once it is aborted, the refusal is the outcome. */
  readonly signal?: Pick<AbortSignalLike, 'aborted'>;
}

/** Repeats `work` while the provider asks to come later, after the time it names or a growing one. */
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
