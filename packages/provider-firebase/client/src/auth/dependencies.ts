import type { UserRecord } from '@lineup/domain';
import type { Overdue } from '@lineup/provider';
import type { ApplicationVerifier, Auth } from 'firebase/auth';

/** The reCAPTCHA check that is required for each text message. */
export interface MessageCheck {
  readonly verifier: ApplicationVerifier;
  /** Removes what the check has added to the page. */
  clear(): void;
}

export type MakeVerifier = (auth: Auth) => MessageCheck;

/** The dependencies of sign-in. They only fail with a `ProviderError`. */
export interface AuthDependencies {
  readonly auth: Auth;
  /** The current users record, or null if there is none. Needs a signed-in user with this id. */
  readonly readOwnRecord: (userId: string) => Promise<UserRecord | null>;
  /**
   * Calls back with the record immediately and at every change, until the returned function is called; `onEnd` gets the
   * error that ends the watch.
   */
  readonly watchOwnRecord: (
    userId: string,
    onRecord: (record: UserRecord | null) => void,
    onEnd: (error: unknown) => void,
  ) => () => void;
  /** Removes all phones of the account except the one that this session signed in with. */
  readonly callKeepPhone: () => Promise<void>;
  /** Ends all sessions of the account. */
  readonly callEndSessions: () => Promise<void>;
  /** Opens an invitation, or accepts it if a password is given; returns the invited address. */
  readonly callInvitation: (request: {
    readonly token: string;
    readonly password?: string;
  }) => Promise<string>;
  /** Suspends the open watches while the phone is changed; the returned function resumes them. */
  readonly holdWatches: () => () => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly makeVerifier: MakeVerifier;
  /** Reports when the first response about the session is overdue. */
  readonly overdue: Overdue;
  /** Waits for this many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}
