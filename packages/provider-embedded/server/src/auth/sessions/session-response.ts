import type { SessionEnd } from '@lineup/provider';
import type { RequestSession } from '../../session.ts';
import { type Auth, requireAccount } from '../context.ts';
import { wireChallenge, type WireChallenge } from '../codes/send-code.ts';

interface WireUser {
  readonly id: string;
  readonly email: string;
}

/** How far a browser has come, in the form of the protocol. */
export type SessionResponse =
  | { readonly state: 'signedOut'; readonly because?: SessionEnd }
  | { readonly state: 'secondFactor'; readonly challenge: WireChallenge }
  | { readonly state: 'enrolment'; readonly user: WireUser }
  | { readonly state: 'signedIn'; readonly user: WireUser };

export function sessionResponse(auth: Auth, request: RequestSession, because?: SessionEnd): SessionResponse {
  if (request === null) return { state: 'signedOut', ...(because !== undefined && { because }) };
  const user = { id: request.userId, email: request.email };
  if (request.level === 'password') return pendingResponse(auth, request.sessionId);
  return { state: request.level === 'full' ? 'signedIn' : 'enrolment', user };
}

function pendingResponse(auth: Auth, sessionId: string): SessionResponse {
  const { session, account } = requireAccount(auth, sessionId);
  // The phone can be withdrawn by an operator while its code is awaited; then the sign-in starts anew.
  if (account.phone === null) return { state: 'signedOut' };
  return { state: 'secondFactor', challenge: wireChallenge(auth, session, account.phone) };
}
