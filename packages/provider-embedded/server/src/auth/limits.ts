import { longestPassword } from '@lineup/domain';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
export const dayMs = 24 * hour;

/** A clock may be set back by a little now and then; what was noted further ahead of it was noted by a wrong clock. */
export const clockToleranceMs = minute;

/** How long a code works and how often a wrong one may be given for it. */
export const codeLimits = { lifetimeMs: 5 * minute, wrongAttempts: 5 } as const;

/** This many wrong codes within the window, over all challenges of an account, close its second factor for a while. */
export const lockLimits = { wrongCodes: 10, windowMs: 15 * minute, lockedMs: 15 * minute } as const;

/** Sessions end after this long without a request, and after this long in any case. */
export const sessionLimits = {
  full: { idleMs: 12 * hour, totalMs: 7 * dayMs },
  half: { idleMs: 15 * minute, totalMs: 15 * minute },
  /** A session is marked as seen at most this often, so that reading does not write each time. */
  seenEveryMs: minute,
} as const;

/** Enrolment asks for a password proven no longer ago than this. */
export const recentLoginMs = 5 * minute;

export const resetLinkLifetimeMs = 30 * minute;

/** Longest inputs of the sign-in calls, in UTF-16 code units. */
export const inputLimits = { email: 254, password: longestPassword, displayName: 200, token: 128 } as const;

/** The limits that depend on what a text message costs and on who shares an address. */
export interface SignInLimits {
  /** Sign-in attempts of one address per minute. */
  readonly attemptsPerAddress: number;
  /** Wrong passwords of one address for one e-mail within 15 minutes. */
  readonly wrongPasswords: number;
  /** Reset mails asked for by one address within an hour. */
  readonly resetsPerAddress: number;
  /** Links of invitations opened or accepted by one address within an hour: the people of an office share one. */
  readonly invitationsPerAddress: number;
  /** Between two messages to a number or for an account. */
  readonly resendAfterMs: number;
  /** The same for the message that a new sign-in sends by itself. */
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

/** In the demo everyone shares one address and the known accounts, and a message to the outbox costs nothing. */
export const demoLimits: SignInLimits = {
  ...productionLimits,
  attemptsPerAddress: 300,
  resetsPerAddress: 100,
  invitationsPerAddress: 1000,
  signInMessageAfterMs: 0,
  messagesPerDay: 1000,
};
