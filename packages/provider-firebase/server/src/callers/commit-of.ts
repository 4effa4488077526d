import { ProviderError } from '@lineup/provider';
import { mayWrite, parseCommitRequest } from '@lineup/provider/rules';
import type { Firestore } from 'firebase-admin/firestore';
import { commitWrites } from '../documents/commit.ts';
import type { Administrator } from './authorise.ts';

export interface CommitOfDeps {
  readonly firestore: Firestore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Commits a page's request by the rules for administrators. A request repeated under its name is applied once. Fails
 * with `invalid-argument` if it is not a commit, with `permission-denied` if administrators may not write this, and as
 * `DocumentPort.commit` says.
 */
export async function commitOf(
  { firestore, now }: CommitOfDeps,
  { author }: Administrator,
  request: unknown,
): Promise<{ readonly success: true }> {
  const { writeId, writes } = parseCommitRequest(request);
  const refused = writes.find((write) => !mayWrite('administrator', write));
  if (refused !== undefined) {
    throw new ProviderError('permission-denied', `Nobody may ${refused.type} ${refused.path}`);
  }
  await commitWrites({ firestore, now }, writes, { name: writeId, by: author });
  return { success: true };
}
