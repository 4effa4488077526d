import type { DocumentData } from '../documents.ts';
import type { OpenInspection } from './inspection.ts';
import type { OpenAdministration, OpenHistoryKeeping } from './administration.ts';

export const providerNames = ['embedded', 'firebase'] as const;
export type ProviderName = (typeof providerNames)[number];
export function isProviderName(text: string): text is ProviderName {
  return providerNames.some((name) => name === text);
}

/** An account as it travels between providers. Sessions, codes, reset links and invitations do not travel. */
export interface ExportedAccount {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  readonly disabled: boolean;
  /** The enrolled phone (E.164), or null. */
  readonly phone: string | null;
  /** Whether there is a second factor of another kind, which does not travel itself. */
  readonly otherFactor: boolean;
  readonly hasPassword: boolean;
  /** The password's argon2id hash in its textual form, or null where the provider gives none. */
  readonly passwordHash: string | null;
}

/** A document in the neutral form: addresses of the provider's own files are replaced by `fileReference`. */
export interface ExportedDocument {
  readonly path: string;
  readonly data: DocumentData;
}

export interface ExportedFile {
  readonly path: string;
  /** MIME type. */
  readonly type: string;
  /** The bytes in pieces; to be read before the next file is asked for, once at most. */
  content(): AsyncIterable<Uint8Array>;
}

/** Everything that a provider, or an archive, keeps: as it was at one moment, as far as the provider can. */
export interface Contents {
  accounts(): AsyncIterable<ExportedAccount>;
  /**
   * A document comes before those below it. One that cannot be read is left out where `onUnreadable` is given, and fails
   * with AdministrationError otherwise.
   */
  documents(onUnreadable?: (path: string) => void): AsyncIterable<ExportedDocument>;
  /** At most how many `documents` has, for showing progress; null where counting would take as long as reading. */
  countDocuments(): Promise<number | null>;
  files(): AsyncIterable<ExportedFile>;
  close(): Promise<void>;
}

/**
 * A provider that takes things in. What is put replaces what was there. Files come before the documents that refer to
 * them, and the accounts that are removed go before others come.
 */
export interface ContentsTarget extends Contents {
  putAccount(account: ExportedAccount): Promise<void>;
  /** Documents in the neutral form. Fails with AdministrationError where one is none of the portal's. */
  putDocuments(documents: readonly ExportedDocument[]): Promise<void>;
  putFile(file: ExportedFile): Promise<void>;
  removeAccount(id: string): Promise<void>;
  removeDocuments(paths: readonly string[]): Promise<void>;
  removeFile(path: string): Promise<void>;
}

/** A target that stands for the whole provider only once it is `finish`ed, where the provider can do that. */
export interface Replacement extends ContentsTarget {
  finish(): Promise<void>;
}

/** One provider, as the operators' command line works with it. Each method opens what must be closed again. */
export interface AdminProvider {
  readonly name: ProviderName;
  openAdministration(): Promise<OpenAdministration>;
  openHistory(): Promise<OpenHistoryKeeping>;
  /** Whether nothing is stored yet: no account, no document and no file. */
  isEmpty(): Promise<boolean>;
  /** Everything that is stored, while others go on working. */
  openContents(): Promise<Contents>;
  openTarget(): Promise<ContentsTarget>;
  openReplacement(): Promise<Replacement>;
  /** Takes the demo's accounts away, so that production may use the rest. Fails with AdministrationError where there is no demo. */
  leaveDemo(): Promise<void>;
  /** Fails with AdministrationError where the provider's storage is checked by others. */
  openInspection(): Promise<OpenInspection>;
}
