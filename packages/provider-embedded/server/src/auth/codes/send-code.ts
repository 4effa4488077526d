import { ProviderError } from '@lineup/provider';
import { lastFour } from '@lineup/domain';
import type { Auth } from '../context.ts';
import { newChallenge, withCode } from './challenge.ts';
import { codeMessage, hashCode, newCode } from './codes.ts';
import type { StoredSession } from '../sessions/sessions.ts';

/** A challenge as the browser sees it. */
export interface WireChallenge {
  readonly phoneHint: string;
  readonly codeSent: boolean;
  readonly resendInSeconds: number;
}

/**
 * Sends a new code to `phone` for this session and invalidates the previous one. Fails with `too-many-requests` and
 * `sms-quota-exceeded` (the previous code remains valid) and with `sms-failed`.
 */
export async function sendCode(
  auth: Auth,
  session: StoredSession,
  phone: string,
  gapMs: number = auth.limits.resendAfterMs,
): Promise<WireChallenge> {
  await handOverCode(auth, session, phone, reserveCode(auth, session, phone, gapMs));
  return wireChallenge(auth, session, phone);
}

/**
 * Registers a message about to be sent and returns its id; invalidates the previous code. Fails with
 * `too-many-requests` and `sms-quota-exceeded`, and then changes nothing.
 */
export function reserveCode(auth: Auth, session: StoredSession, phone: string, gapMs: number): number {
  return auth.db.transaction(() => {
    const reserved = auth.codeMessages.reserve(session.accountId, phone, gapMs);
    auth.challenges.put(session.id, newChallenge(phone));
    return reserved;
  });
}

/** Sends a new code with the message of this id. Fails with `sms-failed`. */
export async function handOverCode(
  auth: Auth,
  session: StoredSession,
  phone: string,
  message: number,
): Promise<void> {
  const code = newCode();
  try {
    await auth.sms.send(phone, codeMessage(code));
  } catch (error) {
    auth.codeMessages.markFailed(message);
    throw new ProviderError('sms-failed', 'The gateway did not take the text message', { cause: error });
  }
  const hash = hashCode(auth.secret, session.id, code);
  auth.challenges.put(session.id, withCode(newChallenge(phone), hash, auth.now()));
}

/** The session's challenge in the format of the protocol. */
export function wireChallenge(auth: Auth, session: StoredSession, phone: string): WireChallenge {
  const challenge = auth.challenges.get(session.id);
  const nextAt = auth.codeMessages.nextAt(session.accountId, phone, auth.limits.resendAfterMs);
  return {
    phoneHint: lastFour(phone),
    codeSent: challenge?.codeHash !== null && challenge !== null,
    resendInSeconds: Math.max(0, Math.ceil((nextAt - auth.now()) / 1000)),
  };
}
