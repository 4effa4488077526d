/** An operator's command could not be carried out; `message` is one line for the operator. */
export class AdministrationError extends Error {
  override readonly name = 'AdministrationError';
}

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly permissions: readonly string[];
  readonly displayName?: string;
}

export interface AccountLine {
  readonly email: string;
  readonly administrator: boolean;
  readonly phone: string | null;
  readonly disabled: boolean;
}

/** What operators may do with accounts. Accounts are named by e-mail; unknown ones fail with AdministrationError. */
export interface Administration {
  /** Refuses a password that is too short and an address that has an account already. */
  create(account: NewAccount): Promise<void>;
  /** Every account, by e-mail. */
  list(): Promise<readonly AccountLine[]>;
  grant(email: string): Promise<void>;
  /** Takes the permission away and ends the sessions. */
  revoke(email: string): Promise<void>;
  /** Forgets the phone and ends the sessions; the next sign-in asks to enrol one. */
  resetPhone(email: string): Promise<void>;
  /** Ends the sessions. */
  setPassword(email: string, password: string): Promise<void>;
}

/** One that holds the provider open until it is closed. */
export interface OpenAdministration extends Administration {
  close(): Promise<void>;
}
