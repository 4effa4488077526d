import { isPhoneNumber, lastFour, accountMessages } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import type { RequestSession } from '../session.ts';
import { redeemCode } from './codes/redeem-code.ts';
import { type Auth, requireAccount } from './context.ts';
import { recentLoginMs } from './limits.ts';
import { sendCode, type WireChallenge } from './codes/send-code.ts';
import type { IssuedSession } from './sessions/sessions.ts';

/**
 * Sends a code to the phone to be enrolled, or to replace the enrolled one. Fails with `requires-recent-login`,
 * `invalid-phone-number`, `phone-already-enrolled`, `sms-failed`, …
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
 * Stores the verified phone as the account's second factor and returns a full session with a new token. Replacing
 * another phone ends every other session of the account, and notifies its owner by mail.
 */
export function completeEnrolment(
  auth: Auth,
  request: NonNullable<RequestSession>,
  code: string,
  displayName: string,
): IssuedSession {
  const { session, account } = requireAccount(auth, request.sessionId);
  const isChange = account.phone !== null;
  // The enrolled phone may only be replaced after verifying it.
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

/** So that owners notice a change by someone else. */
function mailPhoneChange(auth: Auth, email: string, phone: string): void {
  const mail = {
    to: email,
    subject: accountMessages.phoneChanged.mailSubject,
    text: accountMessages.phoneChanged.mailText(lastFour(phone)),
  };
  auth.background.run('telling of a changed phone', () => auth.mail.send(mail));
}
