import type { SessionEnd } from '@lineup/provider';
import { cachedRead } from '../../database/cached-read.ts';
import type { Account } from '../accounts.ts';
import type { Auth } from '../context.ts';
import { missingPermission } from './permission.ts';
import type { StoredSession } from './sessions.ts';

/** A session with its owner, null if they may no longer use the portal. */
export interface SessionWithOwner {
  readonly session: StoredSession;
  readonly owner: Account | null;
  /** The reason to report if there is no owner. */
  readonly because: SessionEnd | null;
}

export function findWithOwner(auth: Auth, id: string): SessionWithOwner | null {
  const session = auth.sessions.byId(id);
  if (session === null) return null;
  const account = auth.accounts.byId(session.accountId);
  if (account === null) return { session, owner: null, because: null };
  const because = missingPermission(auth.documents, account.id);
  return { session, owner: because === null && !account.disabled ? account : null, because };
}

/** Checks which sessions are still valid, for streams that outlive their request. */
export interface ValidSessions {
  /** Checks the current state of the database; the result is only valid at this moment. */
  readonly now: () => (sessionId: string) => boolean;
  /** To be called after this process wrote a users record, which invalidates cached permissions. */
  readonly forget: () => void;
}

/**
 * Reads are valid until another process writes: streams are notified of this process's changes to sessions, and
 * `forget` is called for its writes to users records. So hundreds of streams cost next to nothing at every commit.
 */
export function createValidSessions(auth: Auth): ValidSessions {
  let writesToUsers = 0;
  const revisionNow = () => `${auth.db.othersRevision()} ${writesToUsers}`;
  const ownerOf = cachedRead({ revision: revisionNow }, (id) => findWithOwner(auth, id));
  const isGood = (held: SessionWithOwner | null) =>
    held !== null && held.owner !== null && !auth.sessions.isOver(held.session);
  return {
    now: () => {
      const revision = revisionNow();
      // Its last request may have been after the read.
      return (id) => isGood(ownerOf(id, revision)) || isGood(findWithOwner(auth, id));
    },
    forget: () => {
      writesToUsers += 1;
    },
  };
}
