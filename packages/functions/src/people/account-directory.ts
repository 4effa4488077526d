/** An account as the provider stores it. Times are milliseconds since the epoch, null if unknown. */
export interface DirectoryAccount {
  readonly id: string;
  readonly email: string;
  readonly since: number | null;
  readonly lastSeen: number | null;
  readonly hasPhone: boolean;
  /** No one can sign in to it. */
  readonly disabled: boolean;
}

/** The accounts of a provider, as the functions about people see them. An id without an account fails with `not-found`. */
export interface AccountDirectory {
  /** Every account, in no order. */
  list(): Promise<readonly DirectoryAccount[]>;
  /** Ends every session of the account at once. */
  endSessions(id: string): Promise<void>;
  /** Forgets the phone of the account and ends its sessions; the next sign-in asks to enroll one. */
  forgetPhone(id: string): Promise<void>;
  /**
   * Makes an account of this address, which counts as proven, and answers its id. One that is there loses its password, its phone and its
   * sessions, so that both begin the same way. Neither gets access by it.
   */
  admit(email: string, password: string): Promise<string>;
}
