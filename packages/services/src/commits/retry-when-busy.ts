import { isProviderError } from '@lineup/provider';

/** Waits so many milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>;

/** How often a refusal for coming too often is followed by another try. */
const tries = 6;

/** Repeats `work` while the provider asks to come later, after the time it names or a growing one. */
export async function retryWhenBusy<T>(work: () => Promise<T>, pause: Pause): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isProviderError(error, 'too-many-requests') || tried === tries) throw error;
      await pause(1000 * (error.retryAfterSeconds ?? 2 ** (tried - 1)));
    }
  }
}
