import { publishMessages } from '@lineup/domain';
import { isProviderError, type Write } from '@lineup/provider';
import type { ServerDocuments } from '@lineup/provider/server';
import { refusal } from './refusals.ts';

/** The maximum number of attempts after concurrent changes. */
const maximumAttempts = 6;

/** The errors of a commit after a concurrent change. */
export const overtaken = ['conflict', 'already-exists', 'not-found'] as const;

/** Commits the writes of an attempt. */
export type Commit = (writes: readonly Write[]) => Promise<void>;

/**
 * Reads and commits with `attempt`, and retries if the commit meets a concurrent change, which the next attempt then
 * reads. Fails with `failed-precondition` after too many attempts.
 */
export async function onTopOfOthers<Result>(
  documents: Pick<ServerDocuments, 'commit'>,
  attempt: (commit: Commit) => Promise<Result>,
): Promise<Result> {
  for (let n = 0; n < maximumAttempts; n += 1) {
    let isOvertaken = false;
    const commit: Commit = async (writes) => {
      try {
        await documents.commit(writes);
      } catch (error) {
        isOvertaken = overtaken.some((code) => isProviderError(error, code));
        throw error;
      }
    };
    try {
      return await attempt(commit);
    } catch (error) {
      if (!isOvertaken) throw error;
    }
  }
  throw refusal(publishMessages.overtaken);
}
