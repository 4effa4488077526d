import { publishMessages } from '@lineup/domain';
import { isProviderError, type Write } from '@lineup/provider';
import type { ServerDocuments } from '@lineup/provider/server';
import { refusal } from './refusals.ts';

/** How often work is started again because others were quicker. */
const maximumAttempts = 6;

/** What a commit fails with where somebody else has written in the meantime. */
export const overtaken = ['conflict', 'already-exists', 'not-found'] as const;

/** Commits the writes of an attempt. */
export type Commit = (writes: readonly Write[]) => Promise<void>;

/**
 * Reads and commits by `attempt`, and does so again where the commit finds that somebody else was quicker: the next attempt reads
 * what they have written. Fails with `failed-precondition` where others are quicker again and again.
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
