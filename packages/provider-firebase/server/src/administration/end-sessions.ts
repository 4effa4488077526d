import type { Project } from './project.ts';
import { changeRecord, type RecordChange } from './users-records.ts';

export type EndSessionsDeps = Pick<Project, 'auth' | 'firestore'> & {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/**
 * Ends all sessions of the account, optionally with another change of its users record: the record ends them at once,
 * and without their refresh tokens they cannot be renewed either.
 */
export async function endSessions(
  { auth, firestore, now }: EndSessionsDeps,
  uid: string,
  change: RecordChange = {},
): Promise<void> {
  await changeRecord(firestore, uid, { ...change, sessionsFrom: now() });
  await auth.revokeRefreshTokens(uid);
}
