import type { Provider } from '../provider.ts';
import type { ProviderErrorCode } from '../errors.ts';
import type { ServerProvider } from '../server.ts';

/** What an adapter supplies to run the suite. */
export interface ContractSubject {
  readonly name: string;
  /** Creates an empty provider. */
  readonly create: () => Promise<ContractWorld>;
  readonly differences: ContractDifferences;
}

/** Legitimate differences between providers; each value states how this one behaves. */
export interface ContractDifferences {
  /** The error codes for signing in with an unknown address, a wrong password and a disabled account. */
  readonly unknownEmail: ProviderErrorCode;
  readonly wrongPassword: ProviderErrorCode;
  readonly disabledAccount: ProviderErrorCode;
  /** Whether the suite can move the provider's clock; time-dependent behaviour is only tested if it can. */
  readonly clock: 'movable' | 'real';
  /** Whether the suite can make a response get lost and a text message fail. */
  readonly faults: 'injectable' | 'none';
  /**
   * When an account with a phone but without the permission is rejected: after the password, or after the code if the
   * provider returns nothing, not even the users record, before the second factor.
   */
  readonly permissionKnown: 'afterPassword' | 'afterCode';
  /**
   * Whether a sign-in that waits for its code outlives the page: a server may store it, while a page holds it in memory
   * only, because it would let others continue the sign-in.
   */
  readonly awaitedCode: 'outlivesPage' | 'endsWithPage';
  /**
   * What replacing an enrolled phone long after the sign-in requires: the password again, or a new sign-in if the
   * provider does not accept a password without the second factor.
   */
  readonly latePhoneChange: 'password' | 'signIn';
  /**
   * Who can use a download address: sessions of administrators, or everyone who knows it, as it cannot be guessed and
   * becomes invalid with the file (an image element in a page sends no session to another origin).
   */
  readonly downloadAddress: 'session' | 'unguessable';
}

export interface ContractAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** The number from `newPhone` that the account was created with, enrolled or not. */
  readonly phone: string;
}

export interface AccountTraits {
  /** Has a users record with the permission; defaults to true. */
  readonly administrator?: boolean;
  /** Has a users record. */
  readonly record?: boolean;
  /** Has enrolled its phone. */
  readonly enrolled?: boolean;
  readonly disabled?: boolean;
  /** Has a second factor other than a text message. */
  readonly otherFactor?: boolean;
}

/** A browser with the cookies or storage that hold its session. */
export interface ContractBrowser {
  /** Opens the port as a page of this browser sees it; every call is a fresh page load. */
  open(): Provider;
  /** Closes every page of this browser; its session remains. */
  closePages(): void;
  /** Returns what this browser gets from a download address, or null if access is denied. */
  download(url: string): Promise<Uint8Array | null>;
  /** Applies the next commit, but drops its response. Only if faults are injectable. */
  loseNextResponse(): void;
  /** Drops all traffic from this browser until the returned function is called. Only if faults are injectable. */
  cutOff(): () => void;
  /** Makes every first response that a page of this browser still waits for overdue. Only if faults are injectable. */
  endPatience(): void;
}

/** A running provider and the controls to manipulate it. */
export interface ContractWorld {
  /** The same documents and files as seen by the callable functions. */
  readonly server: ServerProvider;
  newBrowser(): ContractBrowser;
  makeAccount(traits?: AccountTraits): Promise<ContractAccount>;
  /** Revokes the account's permission, as an operator would. */
  revoke(account: ContractAccount): Promise<void>;
  /** The code in the last message to the number, or null if there was none. */
  lastCode(phone: string): Promise<string | null>;
  /** The text of the portal's last mail to the address, or null if there was none. */
  lastMail(email: string): Promise<string | null>;
  /** Makes the next text message fail. Only if faults are injectable. */
  failNextMessage(): void;
  /** Milliseconds since the epoch by the provider's clock. */
  now(): number;
  /** Moves the provider's clock forward. Only if it is movable. */
  advanceClock(seconds: number): void;
  cleanup(): Promise<void>;
}
