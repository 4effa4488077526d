import { longestPassword } from '@lineup/domain';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
export const dayMs = 24 * hour;

/** Clocks may be set back slightly; times further ahead were stored by a wrong clock. */
export const clockToleranceMs = minute;

/** The lifetime of a code, and its number of wrong attempts. */
export const codeLimits = { lifetimeMs: 5 * minute, wrongAttempts: 5 } as const;

/** This many wrong codes within the window, over all challenges of an account, lock its second factor for a while. */
export const lockLimits = { wrongCodes: 10, windowMs: 15 * minute, lockedMs: 15 * minute } as const;

/** Sessions end after this long without a request, and after a maximum lifetime. */
export const sessionLimits = {
  full: { idleMs: 12 * hour, totalMs: 7 * dayMs },
  half: { idleMs: 15 * minute, totalMs: 15 * minute },
  /** How often a session's last use is stored, so that not every read writes. */
  seenEveryMs: minute,
} as const;

/** Enrolment requires that the password was entered no longer ago than this. */
export const recentLoginMs = 5 * minute;

export const resetLinkLifetimeMs = 30 * minute;

/** The maximum lengths of sign-in inputs, in UTF-16 code units. */
export const inputLimits = { email: 254, password: longestPassword, displayName: 200, token: 128 } as const;

/** The limits that depend on the price of text messages and on shared IP addresses. */
export interface SignInLimits {
  /** Sign-in attempts per IP address and minute. */
  readonly attemptsPerAddress: number;
  /** Wrong passwords per IP address and e-mail within 15 minutes. */
  readonly wrongPasswords: number;
  /** Reset mails requested per IP address and hour. */
  readonly resetsPerAddress: number;
  /** Invitation links opened or accepted per IP address and hour: the people of an office share one. */
  readonly invitationsPerAddress: number;
  /** The time between two messages to a number or for an account. */
  readonly resendAfterMs: number;
  /** The same for the message that a new sign-in sends automatically. */
  readonly signInMessageAfterMs: number;
  readonly messagesPerDay: number;
}

export const productionLimits: SignInLimits = {
  attemptsPerAddress: 30,
  wrongPasswords: 10,
  resetsPerAddress: 10,
  invitationsPerAddress: 30,
  resendAfterMs: 30 * second,
  signInMessageAfterMs: 30 * second,
  messagesPerDay: 10,
};

/** In the demo everyone shares one IP address and the known accounts, and a message to the outbox costs nothing. */
export const demoLimits: SignInLimits = {
  ...productionLimits,
  attemptsPerAddress: 300,
  resetsPerAddress: 100,
  invitationsPerAddress: 1000,
  signInMessageAfterMs: 0,
  messagesPerDay: 1000,
};
