import type { Provider } from '../provider.ts';
import type { ProviderErrorCode } from '../errors.ts';
import type { ServerProvider } from '../server.ts';

/** What an adapter gives so that the suite can be run on it. */
export interface ContractSubject {
  readonly name: string;
  /** A provider that holds nothing yet. */
  readonly create: () => Promise<ContractWorld>;
  readonly differences: ContractDifferences;
}

/** Where providers truly differ; each value is what this one does. */
export interface ContractDifferences {
  /** What signing in with an unknown address, a wrong password and a disabled account fails with. */
  readonly unknownEmail: ProviderErrorCode;
  readonly wrongPassword: ProviderErrorCode;
  readonly disabledAccount: ProviderErrorCode;
  /** Whether the suite can move the provider's clock; what depends on time is only looked at where it can. */
  readonly clock: 'movable' | 'real';
  /** Whether the suite can let a response get lost, and a text message fail. */
  readonly faults: 'injectable' | 'none';
  /**
   * When an account with a phone, but without the permission, is refused: after the password, or, where the provider gives
   * nothing to anybody before the second factor, the users record neither, after the code.
   */
  readonly permissionKnown: 'afterPassword' | 'afterCode';
  /**
   * Whether a sign-in that waits for its code outlives the page: a server may keep it, a page keeps what would let others
   * go on with it in its memory only.
   */
  readonly awaitedCode: 'outlivesPage' | 'endsWithPage';
  /**
   * What changing an enrolled phone long after the sign-in needs: the password once more, or, where the provider takes a
   * password for nothing without the second factor, signing in again.
   */
  readonly latePhoneChange: 'password' | 'signIn';
  /**
   * Whom a download address serves: the sessions of administrators, or everybody who knows it, as it cannot be guessed
   * and ends with the file (a picture's tag in a page sends no proof of a session to another origin).
   */
  readonly downloadAddress: 'session' | 'unguessable';
}

export interface ContractAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** The number of `newPhone` the account was made with, whether it is enrolled or not. */
  readonly phone: string;
}

export interface AccountTraits {
  /** Has a users record with the permission; true by default. */
  readonly administrator?: boolean;
  /** Has a users record at all. */
  readonly record?: boolean;
  /** Has enrolled its phone. */
  readonly enrolled?: boolean;
  readonly disabled?: boolean;
  /** Has a second factor other than a text message. */
  readonly otherFactor?: boolean;
}

/** One browser with its cookies or whatever keeps its session. */
export interface ContractBrowser {
  /** The port as a page of this browser has it; every call is a page loaded again. */
  open(): Provider;
  /** Closes every page of this browser; what keeps its session stays. */
  closePages(): void;
  /** What this browser gets from a download address, or null where it is refused. */
  download(url: string): Promise<Uint8Array | null>;
  /** The next commit is carried out, but its response never arrives. Only where faults are injectable. */
  loseNextResponse(): void;
  /** Nothing from this browser arrives any more, until the returned function is called. Only where faults are injectable. */
  cutOff(): () => void;
  /** Every first response that a page of this browser still waits for is overdue now. Only where faults are injectable. */
  endPatience(): void;
}

/** A running provider and the hands behind it. */
export interface ContractWorld {
  /** The same documents and files as the callable functions have them. */
  readonly server: ServerProvider;
  newBrowser(): ContractBrowser;
  makeAccount(traits?: AccountTraits): Promise<ContractAccount>;
  /** Takes the permission from the account, as an operator would. */
  revoke(account: ContractAccount): Promise<void>;
  /** The code in the last message sent to the number, or null where none was sent. */
  lastCode(phone: string): Promise<string | null>;
  /** The text of the last mail of the portal to the address, or null if none was sent. */
  lastMail(email: string): Promise<string | null>;
  /** Lets the next text message fail. Only where faults are injectable. */
  failNextMessage(): void;
  /** Milliseconds since the epoch by the provider's clock. */
  now(): number;
  /** Moves the provider's clock ahead. Only where it is movable. */
  advanceClock(seconds: number): void;
  cleanup(): Promise<void>;
}
