import { ProviderError } from '@lineup/provider';
import { authFailure, withAuthFailures } from './errors/auth-failure.ts';
import { PhoneAuthProvider, type PhoneInfoOptions } from 'firebase/auth';
import type { AuthDependencies } from './dependencies.ts';

const second = 1000;

/** How long a code works, how often a wrong one may be given for it, and how soon the next may be asked for. */
export const codeLimits = { lifetimeMs: 300 * second, wrongAttempts: 5, resendAfterMs: 30 * second } as const;

/** A code that is out. The provider has the last word on it; this page only keeps what it has promised the person. */
export interface SentCode {
  readonly verificationId: string;
  readonly sentAt: number;
  readonly wrongAttempts: number;
}

/** A code that has just been sent. */
export function newCode(verificationId: string, now: number): SentCode {
  return { verificationId, sentAt: now, wrongAttempts: 0 };
}

/** Fails with `no-pending-verification`, `invalid-code` and `code-expired` where the provider need not be asked. */
export function requireUsable(sent: SentCode | null, code: string, now: number): SentCode {
  if (sent === null) throw new ProviderError('no-pending-verification', 'No code is out');
  if (!/^\d{6}$/u.test(code)) throw new ProviderError('invalid-code', 'A code has six digits');
  if (now >= sent.sentAt + codeLimits.lifetimeMs || attemptsLeft(sent) === 0) {
    throw new ProviderError('code-expired', 'The code is too old or was tried too often');
  }
  return sent;
}

/** What is left of the code after the provider has refused it, and the failure to tell of. */
export function afterRefusal(sent: SentCode, error: unknown): { sent: SentCode; failure: ProviderError } {
  const failure = authFailure(error);
  if (failure.code !== 'invalid-code') return { sent, failure };
  const next = { ...sent, wrongAttempts: sent.wrongAttempts + 1 };
  const options = { cause: failure, attemptsLeft: attemptsLeft(next) };
  return { sent: next, failure: new ProviderError('invalid-code', 'Wrong code', options) };
}

/** Fails with `too-many-requests` until the next message may be asked for. */
export function requirePauseOver(resendAt: number, now: number): void {
  if (now >= resendAt) return;
  throw new ProviderError('too-many-requests', 'The last message is too young', {
    retryAfterSeconds: Math.ceil((resendAt - now) / second),
  });
}

function attemptsLeft({ wrongAttempts }: SentCode): number {
  return Math.max(0, codeLimits.wrongAttempts - wrongAttempts);
}

/** Has the provider send a code; answers the name under which the code is to be given back. Each message has a check of its own. */
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
