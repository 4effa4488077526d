import { ProviderError, sessionEnds, type AuthUser, type SessionEnd } from '@lineup/provider';
import type { UserRecord } from '@lineup/domain';
import type { User } from 'firebase/auth';
import { judgeSession, type Judgement } from './session-judgement.ts';
import type { SessionStore } from './session-store.ts';
import { tokenFacts } from './token-facts.ts';

/** How far a user of the SDK may come in, with what that was judged by. */
export interface Verdict {
  readonly user: User;
  readonly judgement: Judgement;
}

/** Judges `user` by the token as it is now; fails where the token cannot be renewed. */
export async function judgeUser(user: User, record: UserRecord | null): Promise<Verdict> {
  return { user, judgement: judgeSession(await tokenFacts(user), record) };
}

/** The way from a verdict to the session that the page sees. */
export interface SessionEntry {
  /** Answers null where the verdict lets nobody in. */
  enter(verdict: Verdict): 'signedIn' | 'enrolment' | null;
  /** Nobody is in any more; a verdict that has ended the session says why. */
  leave(verdict?: Verdict | null): void;
}

export function createSessionEntry(store: SessionStore): SessionEntry {
  return {
    enter: ({ judgement, user }) => {
      if (judgement !== 'signedIn' && judgement !== 'enrolment') return null;
      store.become({ state: judgement, user: portalUser(user) });
      return judgement;
    },
    leave: (verdict) => {
      const because = verdict ? sessionEndOf(verdict) : null;
      store.become({ state: 'signedOut', ...(because !== null && { because }) });
    },
  };
}

/** Why a verdict that lets nobody in is refused. */
export function refusalOf(verdict: Verdict): ProviderError {
  return sessionEndOf(verdict) !== null
    ? new ProviderError('not-an-administrator', 'No users record with the permission')
    : new ProviderError('unauthenticated', `The session is no good: ${verdict.judgement}`);
}

function sessionEndOf({ judgement }: Verdict): SessionEnd | null {
  return sessionEnds.find((end) => end === judgement) ?? null;
}

function portalUser(user: User): AuthUser {
  return { id: user.uid, email: user.email ?? '' };
}
