import { isProviderError, type ProviderErrorCode } from '@lineup/provider';

/** The errors of a commit whose documents were changed, created or deleted since they were read. */
export const overtaken: readonly ProviderErrorCode[] = ['conflict', 'already-exists', 'not-found'];

const tries = 4;

/** Retries reading and writing if the work fails with one of these codes, with at most four attempts. */
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
