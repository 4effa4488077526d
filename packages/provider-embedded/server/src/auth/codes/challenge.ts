import { clockToleranceMs, codeLimits } from '../limits.ts';

/** A phone that is to be proven by a session. `codeHash` is null while no code is out: none was sent, or its sending failed. */
export interface Challenge {
  readonly phone: string;
  readonly codeHash: string | null;
  readonly sentAt: number;
  readonly wrongAttempts: number;
}

export type Judgement =
  | { readonly kind: 'noCode' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'wrong'; readonly next: Challenge; readonly attemptsLeft: number }
  | { readonly kind: 'right' };

/** A challenge that waits for its first code. */
export function newChallenge(phone: string): Challenge {
  return { phone, codeHash: null, sentAt: 0, wrongAttempts: 0 };
}

/** A new code is out; the one before no longer works, and its attempts are forgotten. */
export function withCode(challenge: Challenge, codeHash: string, now: number): Challenge {
  return { ...challenge, codeHash, sentAt: now, wrongAttempts: 0 };
}

function attemptsLeft(challenge: Challenge): number {
  return Math.max(0, codeLimits.wrongAttempts - challenge.wrongAttempts);
}

/**
 * What a given code means; `matches` tells whether it has the hash of the one that is out. A code sent in the future is
 * as good as expired: the clock was set back, and nobody can tell how old it is.
 */
export function judge(challenge: Challenge, matches: (codeHash: string) => boolean, now: number): Judgement {
  if (challenge.codeHash === null) return { kind: 'noCode' };
  const age = now - challenge.sentAt;
  const old = age >= codeLimits.lifetimeMs || age < -clockToleranceMs;
  if (old || attemptsLeft(challenge) === 0) return { kind: 'expired' };
  if (matches(challenge.codeHash)) return { kind: 'right' };
  const next = { ...challenge, wrongAttempts: challenge.wrongAttempts + 1 };
  return { kind: 'wrong', next, attemptsLeft: attemptsLeft(next) };
}
