import { ProviderError } from '@lineup/provider';
import { authFailure, withAuthFailures } from './errors/auth-failure.ts';
import { PhoneAuthProvider, type PhoneInfoOptions } from 'firebase/auth';
import type { AuthDependencies } from './dependencies.ts';

const second = 1000;

/** A code's lifetime, its number of wrong attempts, and the pause before the next one. */
export const codeLimits = { lifetimeMs: 300 * second, wrongAttempts: 5, resendAfterMs: 30 * second } as const;

/**
 * A code that was sent. The provider decides whether it is valid; this page only enforces the limits shown to the user.
 */
export interface SentCode {
  readonly verificationId: string;
  readonly sentAt: number;
  readonly wrongAttempts: number;
}

/** A code that was just sent. */
export function newCode(verificationId: string, now: number): SentCode {
  return { verificationId, sentAt: now, wrongAttempts: 0 };
}

/**
 * Fails with `no-pending-verification`, `invalid-code` and `code-expired` if that is known without asking the provider.
 */
export function requireUsable(sent: SentCode | null, code: string, now: number): SentCode {
  if (sent === null) throw new ProviderError('no-pending-verification', 'No code is out');
  if (!/^\d{6}$/u.test(code)) throw new ProviderError('invalid-code', 'A code has six digits');
  if (now >= sent.sentAt + codeLimits.lifetimeMs || attemptsLeft(sent) === 0) {
    throw new ProviderError('code-expired', 'The code is too old or was tried too often');
  }
  return sent;
}

/** Returns what remains of the code after the provider rejected it, and the error to report. */
export function afterRefusal(sent: SentCode, error: unknown): { sent: SentCode; failure: ProviderError } {
  const failure = authFailure(error);
  if (failure.code !== 'invalid-code') return { sent, failure };
  const next = { ...sent, wrongAttempts: sent.wrongAttempts + 1 };
  const options = { cause: failure, attemptsLeft: attemptsLeft(next) };
  return { sent: next, failure: new ProviderError('invalid-code', 'Wrong code', options) };
}

/** Fails with `too-many-requests` until the next message may be requested. */
export function requirePauseOver(resendAt: number, now: number): void {
  if (now >= resendAt) return;
  throw new ProviderError('too-many-requests', 'The last message is too young', {
    retryAfterSeconds: Math.ceil((resendAt - now) / second),
  });
}

function attemptsLeft({ wrongAttempts }: SentCode): number {
  return Math.max(0, codeLimits.wrongAttempts - wrongAttempts);
}

/** Makes the provider send a code; returns the id to verify the code with. Each message needs its own check. */
export function sendMessage(
  { auth, makeVerifier }: Pick<AuthDependencies, 'auth' | 'makeVerifier'>,
  options: PhoneInfoOptions,
): Promise<string> {
  return withAuthFailures(async () => {
    const check = makeVerifier(auth);
    try {
      return await new PhoneAuthProvider(auth).verifyPhoneNumber(options, check.verifier);
    } finally {
      check.clear();
    }
  });
}
