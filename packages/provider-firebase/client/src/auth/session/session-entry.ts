import { ProviderError, sessionEnds, type AuthUser, type SessionEnd } from '@lineup/provider';
import type { UserRecord } from '@lineup/domain';
import type { User } from 'firebase/auth';
import { checkSession, type Judgement, tokenFacts } from './session-check.ts';
import type { SessionStore } from './session-store.ts';

/** How far a user of the SDK may come in, with what that was checked by. */
export interface SessionCheck {
  readonly user: User;
  readonly judgement: Judgement;
}

/** Checks `user` by the token as it is now; fails where the token cannot be renewed. */
export async function checkUser(user: User, record: UserRecord | null): Promise<SessionCheck> {
  return { user, judgement: checkSession(await tokenFacts(user), record) };
}

/** The way from a verdict to the session that the page sees. */
export interface SessionEntry {
  /** Returns null if the verdict is a refusal. */
  enter(check: SessionCheck): 'signedIn' | 'enrolment' | null;
  /** No one is signed in any more; a verdict that has ended the session says why. */
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

/** Why the verdict is a refusal. */
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
