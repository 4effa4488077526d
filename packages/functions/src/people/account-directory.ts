/** An account as the provider stores it. Times are milliseconds since the epoch, null if unknown. */
export interface DirectoryAccount {
  readonly id: string;
  readonly email: string;
  readonly since: number | null;
  readonly lastSeen: number | null;
  readonly hasPhone: boolean;
  /** Disabled accounts cannot sign in. */
  readonly disabled: boolean;
}

/**
 * A provider's accounts, as used by the functions that manage people. An id without an account fails with `not-found`.
 */
export interface AccountDirectory {
  /** Every account, unordered. */
  list(): Promise<readonly DirectoryAccount[]>;
  /** Ends every session of the account immediately. */
  endSessions(id: string): Promise<void>;
  /** Removes the account's phone and ends its sessions; the next sign-in asks to enroll one. */
  forgetPhone(id: string): Promise<void>;
  /**
   * Creates an account with this address, which counts as verified, and returns its id. An existing account loses its
   * password, phone and sessions, so that both start in the same state. Does not give access.
   */
  admit(email: string, password: string): Promise<string>;
}
