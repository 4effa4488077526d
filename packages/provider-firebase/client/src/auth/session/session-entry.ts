import { ProviderError, sessionEnds, type AuthUser, type SessionEnd } from '@lineup/provider';
import type { UserRecord } from '@lineup/domain';
import type { User } from 'firebase/auth';
import { checkSession, type Judgement, tokenFacts } from './session-check.ts';
import type { SessionStore } from './session-store.ts';

/** The result of checking a user of the SDK, with the facts it is based on. */
export interface SessionCheck {
  readonly user: User;
  readonly judgement: Judgement;
}

/** Checks `user` by the current token; fails if the token cannot be renewed. */
export async function checkUser(user: User, record: UserRecord | null): Promise<SessionCheck> {
  return { user, judgement: checkSession(await tokenFacts(user), record) };
}

/** Converts the result of a check to the session that the page sees. */
export interface SessionEntry {
  /** Returns null if the user is rejected. */
  enter(check: SessionCheck): 'signedIn' | 'enrolment' | null;
  /** The user is signed out; a check that ended the session gives the reason. */
  leave(check?: SessionCheck | null): void;
}

export function createSessionEntry(store: SessionStore): SessionEntry {
  return {
    enter: ({ judgement, user }) => {
      if (judgement !== 'signedIn' && judgement !== 'enrolment') return null;
      store.become({ state: judgement, user: portalUser(user) });
      return judgement;
    },
    leave: (check) => {
      const because = check ? sessionEndOf(check) : null;
      store.become({ state: 'signedOut', ...(because !== null && { because }) });
    },
  };
}

/** The error for a rejected user. */
export function refusalOf(check: SessionCheck): ProviderError {
  return sessionEndOf(check) !== null
    ? new ProviderError('not-an-administrator', 'No users record with the permission')
    : new ProviderError('unauthenticated', `The session is no good: ${check.judgement}`);
}

function sessionEndOf({ judgement }: SessionCheck): SessionEnd | null {
  return sessionEnds.find((end) => end === judgement) ?? null;
}

function portalUser(user: User): AuthUser {
  return { id: user.uid, email: user.email ?? '' };
}
