import { type Timestamp, documentSchemas, parseDocumentPath } from '@lineup/domain';
import type { ExportedDocument } from './contents.ts';

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

/** What operators may do with the history of all festivals. Both may be repeated. */
export interface HistoryKeeping {
  /** Removes the changes made before that time, and answers how many. */
  prune(before: Timestamp): Promise<number>;
  /**
   * Takes the person of this e-mail address out of every change, release, preview link and entry of the access log, removes their
   * invitations, and answers how many documents that were.
   */
  forget(email: string): Promise<number>;
}

/** One that holds the provider open until it is closed. */
export interface OpenHistoryKeeping extends HistoryKeeping {
  close(): Promise<void>;
}

/** One that holds the provider open until it is closed. */
export interface OpenAdministration extends Administration {
  close(): Promise<void>;
}

/** Why the document, with its addresses, is none that the portal stores, or null where it is one. */
export function documentProblem({ path, data }: ExportedDocument): string | null {
  const place = parseDocumentPath(path);
  if (place === null) return 'no document is stored there';
  const issue = documentSchemas[place.kind].safeParse(data).error?.issues[0];
  if (issue === undefined) return null;
  return [...issue.path.map(String), issue.message].join(': ');
}

/** Throws AdministrationError where the document, with its addresses, is none that the portal stores. */
export function requirePortalDocument(document: ExportedDocument): void {
  const problem = documentProblem(document);
  if (problem === null) return;
  throw new AdministrationError(`${document.path} is no document of the portal: ${problem}.`);
}
