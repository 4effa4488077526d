import { ProviderError } from '@lineup/provider';
import type { RequestSession } from '../session.ts';
import { type Auth, requireAccount } from './context.ts';
import { sendCode, type WireChallenge } from './codes/send-code.ts';
import { redeemCode } from './codes/redeem-code.ts';
import type { IssuedSession } from './sessions/sessions.ts';

/** Sends another code for the pending sign-in. Fails with `no-pending-sign-in` where none is under way. */
export async function resendCode(auth: Auth, request: RequestSession): Promise<WireChallenge> {
  if (request?.level !== 'password') throw new ProviderError('no-pending-sign-in');
  const { session, account } = requireAccount(auth, request.sessionId);
  if (account.phone === null) throw new ProviderError('no-pending-sign-in');
  return sendCode(auth, session, account.phone);
}

/** Ends the pending sign-in with its code: a full session with a new token. */
export function verifyCode(auth: Auth, request: RequestSession, code: string): IssuedSession {
  if (request?.level !== 'password') throw new ProviderError('no-pending-verification');
  const { session, account } = requireAccount(auth, request.sessionId);
  return redeemCode(auth, account, session, code, () => auth.sessions.stepUp(session));
}
