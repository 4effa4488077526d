import { type Timestamp, documentSchemas, parseDocumentPath } from '@lineup/domain';
import type { ExportedDocument } from './contents.ts';

/** An operator's command failed; `message` is one line for the operator. */
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

/** Account commands for operators. Accounts are identified by e-mail; unknown ones fail with AdministrationError. */
export interface Administration {
  /** Rejects a password that is too short and an address that already has an account. */
  create(account: NewAccount): Promise<void>;
  /** All accounts, sorted by e-mail. */
  list(): Promise<readonly AccountLine[]>;
  grant(email: string): Promise<void>;
  /** Revokes the permission and ends the sessions. */
  revoke(email: string): Promise<void>;
  /** Removes the enrolled phone and ends the sessions; the next sign-in asks to enrol a phone. */
  resetPhone(email: string): Promise<void>;
  /** Also ends the sessions. */
  setPassword(email: string, password: string): Promise<void>;
}

/** Commands for operators on the history of all festivals. Both are safe to repeat. */
export interface HistoryKeeping {
  /** Removes the changes made before that time and returns how many were removed. */
  prune(before: Timestamp): Promise<number>;
  /**
   * Removes the person with this e-mail address from every change, release, preview link and access log entry, removes
   * their invitations, and returns how many documents changed.
   */
  forget(email: string): Promise<number>;
}

/** Keeps the provider open until it is closed. */
export interface OpenHistoryKeeping extends HistoryKeeping {
  close(): Promise<void>;
}

/** Keeps the provider open until it is closed. */
export interface OpenAdministration extends Administration {
  close(): Promise<void>;
}

/** Returns why the portal would not store the document (with its addresses), or null if it is valid. */
export function documentProblem({ path, data }: ExportedDocument): string | null {
  const place = parseDocumentPath(path);
  if (place === null) return 'no document is stored there';
  const issue = documentSchemas[place.kind].safeParse(data).error?.issues[0];
  if (issue === undefined) return null;
  return [...issue.path.map(String), issue.message].join(': ');
}

/** Throws AdministrationError if the portal would not store the document (with its addresses). */
export function requirePortalDocument(document: ExportedDocument): void {
  const problem = documentProblem(document);
  if (problem === null) return;
  throw new AdministrationError(`${document.path} is no document of the portal: ${problem}.`);
}
