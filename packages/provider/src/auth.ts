import type { ProviderError } from './errors.ts';

/** Who is signed in. `id` names the users record. */
export interface AuthUser {
  readonly id: string;
  readonly email: string;
}

/** What has ended a session, if its person is to learn of it: it shall not look like one whose time was over. */
export const sessionEnds = ['permissionWithdrawn', 'recordGone'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** How far this browser has come. Only `signedIn` may do anything but finish signing in. */
export type Session =
  | { readonly state: 'loading' }
  /** The provider has not answered in `firstResponseMs`; it is asked until it does. Only ever before the first response. */
  | { readonly state: 'unreachable' }
  /** `because` tells only the browser whose own session was ended. */
  | { readonly state: 'signedOut'; readonly because?: SessionEnd }
  | { readonly state: 'secondFactor'; readonly challenge: CodeChallenge }
  | { readonly state: 'enrolment'; readonly user: AuthUser }
  | { readonly state: 'signedIn'; readonly user: AuthUser };

/** A code was or will be sent to a phone. Times are milliseconds since the epoch by this machine's clock. */
export interface CodeChallenge {
  /** The last four digits of the phone. */
  readonly phoneHint: string;
  /** Whether a message is on its way; false after a failed or not yet tried sending. */
  readonly codeSent: boolean;
  /** When the next message may be asked for. */
  readonly resendAt: number;
}

export type SignInOutcome =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'enrolment' }
  /** `smsError` is set when the first message could not be sent; the challenge stands, and a resend may be asked for. */
  | {
      readonly kind: 'secondFactor';
      readonly challenge: CodeChallenge;
      readonly smsError: ProviderError | null;
    };

/** A browser in which the account is signed in. Times are milliseconds since the epoch by the provider's clock. */
export interface OwnSession {
  readonly id: string;
  /** Browser and system, as in "Firefox on Windows"; empty where they are not known. */
  readonly device: string;
  readonly signedInAt: number;
  readonly lastUsedAt: number;
  readonly isCurrent: boolean;
}

/** What one does with one's own account while signed in. What a provider cannot do is null, and no page offers it. */
export interface OwnAccountPort {
  /**
   * Sets a new password for the present one and ends every other session of the account. Fails with `wrong-password`,
   * `too-many-requests`, `unauthenticated`, and `invalid-argument` for what `checkNewPassword` refuses. Where it is null,
   * `sendPasswordReset` is the way.
   */
  readonly changePassword: ((present: string, next: string) => Promise<void>) | null;
  /** The sessions of the account, the latest used first; null where the provider does not know them one by one. */
  readonly sessions: {
    readonly list: () => Promise<readonly OwnSession[]>;
    /** Ends one; succeeds where there is no such session any more. */
    readonly end: (id: string) => Promise<void>;
  } | null;
  /** Ends all sessions of the account but this one; where `sessions` is null, this one as well. */
  readonly endOtherSessions: () => Promise<void>;
}

/** What somebody without an account does with the link of an invitation; `token` is the secret in it. */
export interface InvitationPort {
  /** The address that was invited. Fails with `not-found` for what is used, expired, withdrawn or made up, and with `too-many-requests`. */
  find(token: string): Promise<string>;
  /**
   * Makes the account with this password; a phone is enrolled at its first sign-in. The link works once. Fails as `find` does, and
   * with `invalid-argument` for what `checkNewPassword` refuses.
   */
  accept(token: string, password: string): Promise<void>;
}

export interface AuthPort {
  readonly account: OwnAccountPort;

  readonly invitations: InvitationPort;

  /**
   * Calls back at once with the session known so far (`loading` before the first response, `unreachable` where that is
   * overdue) and on every change; never fails.
   */
  observe(listener: (session: Session) => void): () => void;

  /** Asks for an `unreachable` session once more now, instead of after the next pause. Never fails; `observe` tells what came of it. */
  retry(): Promise<void>;

  /** Checks the password and sends the code where a phone is enrolled. Fails with `invalid-credentials`, `not-an-administrator`, `too-many-requests`, … and leaves no session behind. */
  signIn(email: string, password: string): Promise<SignInOutcome>;

  /** Sends a new code for the pending sign-in; the one before no longer works. Fails with `no-pending-sign-in`, `too-many-requests`, `sms-failed`. */
  resendCode(): Promise<CodeChallenge>;

  /** Ends the pending sign-in with the code. Fails with `no-pending-verification`, `invalid-code`, `code-expired`, `too-many-requests`. */
  verifyCode(code: string): Promise<void>;

  /**
   * Sends a code to `phoneNumber` (E.164) for enrolment, or, in a session that is signed in, for taking the place of the
   * phone enrolled so far. Fails with `requires-recent-login`, `invalid-phone-number`, `phone-already-enrolled` (by the
   * same account), `sms-failed`, `too-many-requests`, `unauthenticated`, and `permission-denied` while the second factor
   * is awaited.
   */
  startEnrolment(phoneNumber: string): Promise<CodeChallenge>;

  /**
   * Enrols the phone the code was sent to, under `displayName`; afterwards the session is `signedIn`. A phone enrolled
   * before is forgotten only now, and the account's other sessions end with it. Fails with `no-pending-verification`,
   * `invalid-code`, `code-expired`.
   */
  completeEnrolment(code: string, displayName: string): Promise<void>;

  /** Proves the password again. Fails with `unauthenticated`, `wrong-password`, `too-many-requests`. */
  reauthenticate(password: string): Promise<void>;

  /** Asks for a reset e-mail; an unknown address succeeds too. Fails with `invalid-email`, `too-many-requests`, `unavailable`. */
  sendPasswordReset(email: string): Promise<void>;

  /** Ends the session here and at the provider, and forgets every pending step; succeeds when there is none. */
  signOut(): Promise<void>;
}
