import { isPhoneNumber, lastFour, accountMessages } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import type { RequestSession } from '../session.ts';
import { redeemCode } from './codes/redeem-code.ts';
import { type Auth, requireAccount } from './context.ts';
import { recentLoginMs } from './limits.ts';
import { sendCode, type WireChallenge } from './codes/send-code.ts';
import type { IssuedSession } from './sessions/sessions.ts';

/**
 * Sends a code to the phone that is to be enrolled, or that is to take the place of the enrolled one. Fails with
 * `requires-recent-login`, `invalid-phone-number`, `phone-already-enrolled`, `sms-failed`, …
 */
export function startEnrolment(
  auth: Auth,
  request: NonNullable<RequestSession>,
  phoneNumber: string,
): Promise<WireChallenge> {
  const { session, account } = requireAccount(auth, request.sessionId);
  if (auth.now() > session.passwordAt + recentLoginMs) throw new ProviderError('requires-recent-login');
  if (!isPhoneNumber(phoneNumber)) throw new ProviderError('invalid-phone-number');
  if (phoneNumber === account.phone) throw new ProviderError('phone-already-enrolled');
  return sendCode(auth, session, phoneNumber);
}

/**
 * Keeps the proven phone as the account's second factor: a full session with a new token. Where it takes the place of
 * another phone, every other session of the account ends, and its owner is told by mail.
 */
export function completeEnrolment(
  auth: Auth,
  request: NonNullable<RequestSession>,
  code: string,
  displayName: string,
): IssuedSession {
  const { session, account } = requireAccount(auth, request.sessionId);
  const isChange = account.phone !== null;
  // Only who has proven the enrolled phone may replace it.
  if (isChange && session.level !== 'full') throw new ProviderError('phone-already-enrolled');
  return redeemCode(auth, account, session, code, (phone) => {
    auth.accounts.setPhone(account.id, phone, displayName);
    const issued = auth.sessions.stepUp(session);
    if (isChange) {
      auth.sessions.endOthers(issued.session);
      mailPhoneChange(auth, account.email, phone);
    }
    return issued;
  });
}

/** So that a change by somebody else does not go unnoticed. */
function mailPhoneChange(auth: Auth, email: string, phone: string): void {
  const mail = {
    to: email,
    subject: accountMessages.phoneChanged.mailSubject,
    text: accountMessages.phoneChanged.mailText(lastFour(phone)),
  };
  auth.background.run('telling of a changed phone', () => auth.mail.send(mail));
}
