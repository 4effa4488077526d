import { clockToleranceMs, codeLimits } from '../limits.ts';

/**
 * A phone that a session is verifying. `codeHash` is null if there is no valid code: none was sent, or sending failed.
 */
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

/** A challenge without a code yet. */
export function newChallenge(phone: string): Challenge {
  return { phone, codeHash: null, sentAt: 0, wrongAttempts: 0 };
}

/** The challenge with a new code; the previous code and its attempts are discarded. */
export function withCode(challenge: Challenge, codeHash: string, now: number): Challenge {
  return { ...challenge, codeHash, sentAt: now, wrongAttempts: 0 };
}

function attemptsLeft(challenge: Challenge): number {
  return Math.max(0, codeLimits.wrongAttempts - challenge.wrongAttempts);
}

/**
 * The result of entering a code; `matches` returns whether it has the given hash. A code sent in the future counts as
 * expired: the clock was set back, so its age is unknown.
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
