import { isProviderError, type ProviderErrorCode } from '@lineup/provider';

/** How a commit fails whose documents somebody has changed, created or deleted since they were read. */
export const overtaken: readonly ProviderErrorCode[] = ['conflict', 'already-exists', 'not-found'];

const tries = 4;

/** Reads and writes again where the work fails with one of these codes, four times at most. */
export async function whileOvertaken<Outcome>(
  codes: readonly ProviderErrorCode[],
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!codes.some((code) => isProviderError(error, code)) || left <= 1) throw error;
    }
  }
}
