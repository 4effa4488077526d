import type { SessionEnd } from '@lineup/provider';
import { cachedRead } from '../../database/cached-read.ts';
import type { Account } from '../accounts.ts';
import type { Auth } from '../context.ts';
import { missingPermission } from './permission.ts';
import type { StoredSession } from './sessions.ts';

/** A session with its owner, null where that one may no longer use the portal. */
export interface SessionWithOwner {
  readonly session: StoredSession;
  readonly owner: Account | null;
  /** What the holder of the session learns if there is no owner. */
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

/** Which sessions still stand, for streams that outlive the request in which theirs was proven. */
export interface ValidSessions {
  /** Looks at the database as it is now; the response holds for this very moment. */
  readonly now: () => (sessionId: string) => boolean;
  /** A users record was written by this process: what is remembered of permissions no longer holds. */
  readonly forget: () => void;
}

/**
 * What was read is good until another process writes: of what this process does to sessions its streams are told, and of
 * its writes to users records this is (`forget`). So hundreds of streams cost next to nothing at every commit.
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
      // Its last request may have been after the reading.
      return (id) => isGood(ownerOf(id, revision)) || isGood(findWithOwner(auth, id));
    },
    forget: () => {
      writesToUsers += 1;
    },
  };
}
