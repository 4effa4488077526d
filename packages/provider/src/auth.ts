import type { ProviderError } from './errors.ts';

/** The signed-in user. `id` is the id of the users record. */
export interface AuthUser {
  readonly id: string;
  readonly email: string;
}

/** Why a session ended, if the user should know it, so that it does not look like an ordinary expiry. */
export const sessionEnds = ['permissionWithdrawn', 'recordGone'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** The sign-in state of this browser. Only `signedIn` may do anything other than finish signing in. */
export type Session =
  | { readonly state: 'loading' }
  /** The provider has not responded within `firstResponseMs`; requests are retried. Only before the first response. */
  | { readonly state: 'unreachable' }
  /** `because` is only set in the browser whose own session was ended. */
  | { readonly state: 'signedOut'; readonly because?: SessionEnd }
  | { readonly state: 'secondFactor'; readonly challenge: CodeChallenge }
  | { readonly state: 'enrolment'; readonly user: AuthUser }
  | { readonly state: 'signedIn'; readonly user: AuthUser };

/** A code that was or will be sent to a phone. Times are milliseconds since the epoch by this machine's clock. */
export interface CodeChallenge {
  /** The last four digits of the phone. */
  readonly phoneHint: string;
  /** Whether a message has been sent; false if sending failed or was not tried yet. */
  readonly codeSent: boolean;
  /** The earliest time at which another message may be requested. */
  readonly resendAt: number;
}

export type SignInOutcome =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'enrolment' }
  /**
   * `smsError` is set if the first message could not be sent; the challenge is still valid, and a resend is possible.
   */
  | {
      readonly kind: 'secondFactor';
      readonly challenge: CodeChallenge;
      readonly smsError: ProviderError | null;
    };

/** A browser in which the account is signed in. Times are milliseconds since the epoch by the provider's clock. */
export interface OwnSession {
  readonly id: string;
  /** Browser and system, as in "Firefox on Windows"; empty if unknown. */
  readonly device: string;
  readonly signedInAt: number;
  readonly lastUsedAt: number;
  readonly isCurrent: boolean;
}

/**
 * What signed-in users can do with their own account. Null members are not supported by the provider, and no page
 * offers them.
 */
export interface OwnAccountPort {
  /**
   * Replaces the current password and ends all other sessions of the account. Fails with `wrong-password`,
   * `too-many-requests`, `unauthenticated`, and with `invalid-argument` for what `checkNewPassword` rejects. If null,
   * use `sendPasswordReset`.
   */
  readonly changePassword: ((present: string, next: string) => Promise<void>) | null;
  /** The sessions of the account, most recently used first; null if the provider cannot list them. */
  readonly sessions: {
    readonly list: () => Promise<readonly OwnSession[]>;
    /** Ends a session; succeeds if it no longer exists. */
    readonly end: (id: string) => Promise<void>;
  } | null;
  /** Ends all other sessions of the account; if `sessions` is null, this one as well. */
  readonly endOtherSessions: () => Promise<void>;
}

/** Accepting an invitation without an account; `token` is the secret in the invitation link. */
export interface InvitationPort {
  /**
   * Returns the invited address. Fails with `not-found` for a used, expired, withdrawn or invalid token, and with
   * `too-many-requests`.
   */
  find(token: string): Promise<string>;
  /**
   * Creates the account with this password; a phone is enrolled at the first sign-in. The link works once. Fails as
   * `find` does, and with `invalid-argument` for what `checkNewPassword` rejects.
   */
  accept(token: string, password: string): Promise<void>;
}

export interface AuthPort {
  readonly account: OwnAccountPort;

  readonly invitations: InvitationPort;

  /**
   * Calls back immediately with the session known so far (`loading` before the first response, `unreachable` if that is
   * overdue) and on every change; never fails.
   */
  observe(listener: (session: Session) => void): () => void;

  /**
   * Retries an `unreachable` session now instead of after the next pause. Never fails; `observe` reports the result.
   */
  retry(): Promise<void>;

  /**
   * Checks the password and sends the code if a phone is enrolled. Fails with `invalid-credentials`,
   * `not-an-administrator`, `too-many-requests`, … and leaves no session behind.
   */
  signIn(email: string, password: string): Promise<SignInOutcome>;

  /**
   * Sends a new code for the pending sign-in and invalidates the previous one. Fails with `no-pending-sign-in`,
   * `too-many-requests`, `sms-failed`.
   */
  resendCode(): Promise<CodeChallenge>;

  /**
   * Completes the pending sign-in with the code. Fails with `no-pending-verification`, `invalid-code`, `code-expired`,
   * `too-many-requests`.
   */
  verifyCode(code: string): Promise<void>;

  /**
   * Sends a code to `phoneNumber` (E.164) to enrol it, or, in a signed-in session, to replace the enrolled phone. Fails
   * with `requires-recent-login`, `invalid-phone-number`, `phone-already-enrolled` (by the same account), `sms-failed`,
   * `too-many-requests`, `unauthenticated`, and `permission-denied` while the second factor is pending.
   */
  startEnrolment(phoneNumber: string): Promise<CodeChallenge>;

  /**
   * Enrols the phone the code was sent to, under `displayName`; afterwards the session is `signedIn`. Only now is the
   * previous phone removed, and the account's other sessions end. Fails with `no-pending-verification`, `invalid-code`,
   * `code-expired`.
   */
  completeEnrolment(code: string, displayName: string): Promise<void>;

  /** Checks the password again. Fails with `unauthenticated`, `wrong-password`, `too-many-requests`. */
  reauthenticate(password: string): Promise<void>;

  /**
   * Requests a reset e-mail; succeeds for unknown addresses too. Fails with `invalid-email`, `too-many-requests`,
   * `unavailable`.
   */
  sendPasswordReset(email: string): Promise<void>;

  /** Ends the session here and at the provider, and discards every pending step; succeeds if there is none. */
  signOut(): Promise<void>;
}
