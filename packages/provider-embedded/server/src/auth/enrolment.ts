import { isPhoneNumber } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import type { RequestSession } from '../session.ts';
import { redeemCode } from './redeem-code.ts';
import { type Auth, requireAccount } from './context.ts';
import { recentLoginMs } from './limits.ts';
import { sendCode, type WireChallenge } from './send-code.ts';
import type { IssuedSession } from './sessions.ts';

/** Sends a code to the phone that is to be enrolled. Fails with `requires-recent-login`, `invalid-phone-number`, `sms-failed`, … */
export function startEnrolment(
  auth: Auth,
  request: NonNullable<RequestSession>,
  phoneNumber: string,
): Promise<WireChallenge> {
  const { session } = requireAccount(auth, request.sessionId);
  if (auth.now() > session.passwordAt + recentLoginMs) throw new ProviderError('requires-recent-login');
  if (!isPhoneNumber(phoneNumber)) throw new ProviderError('invalid-phone-number');
  return sendCode(auth, session, phoneNumber);
}

/** Keeps the proven phone as the account's second factor: a full session with a new token. */
export function completeEnrolment(
  auth: Auth,
  request: NonNullable<RequestSession>,
  code: string,
  displayName: string,
): IssuedSession {
  const { session, account } = requireAccount(auth, request.sessionId);
  if (account.phone !== null) throw new ProviderError('phone-already-enrolled');
  return redeemCode(auth, account, session, code, (phone) => {
    auth.accounts.setPhone(account.id, phone, displayName);
    return auth.sessions.stepUp(session);
  });
}
