import type { UserRecord } from '@lineup/domain';
import type { Overdue } from '@lineup/provider';
import type { ApplicationVerifier, Auth } from 'firebase/auth';

/** Proves to the provider that a person asks for a text message; good for one message. */
export interface MessageCheck {
  readonly verifier: ApplicationVerifier;
  /** Takes away what the check has put on the page. */
  clear(): void;
}

export type MakeVerifier = (auth: Auth) => MessageCheck;

/** What sign-in is built on. Whatever fails here fails with a `ProviderError`. */
export interface AuthDependencies {
  readonly auth: Auth;
  /** The users record as the provider has it now, or null where there is none. Needs a signed-in user of this id. */
  readonly readOwnRecord: (userId: string) => Promise<UserRecord | null>;
  /** Calls back with the record at once and at every change, until the returned function is called; `onEnd` learns of what ends it. */
  readonly watchOwnRecord: (
    userId: string,
    onRecord: (record: UserRecord | null) => void,
    onEnd: (error: unknown) => void,
  ) => () => void;
  /** Has the provider keep only the phone that this session was signed in with. */
  readonly callKeepPhone: () => Promise<void>;
  /** Has the provider end all sessions of the account. */
  readonly callEndSessions: () => Promise<void>;
  /** Opens the link of an invitation, or accepts it where a password is given; answers the address that was invited. */
  readonly callInvitation: (request: {
    readonly token: string;
    readonly password?: string;
  }) => Promise<string>;
  /** Takes the open watches off while the phone is changed; the response has them go on. */
  readonly holdWatches: () => () => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly makeVerifier: MakeVerifier;
  /** When the first response about the session is overdue. */
  readonly overdue: Overdue;
  /** Waits this many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}
