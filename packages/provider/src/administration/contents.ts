import type { DocumentData } from '../documents.ts';
import type { OpenInspection } from './inspection.ts';
import type { OpenAdministration, OpenHistoryKeeping } from './administration.ts';

export const providerNames = ['embedded', 'firebase'] as const;
export type ProviderName = (typeof providerNames)[number];
export function isProviderName(text: string): text is ProviderName {
  return providerNames.some((name) => name === text);
}

/** An account as copied between providers. Sessions, codes, reset links and invitations are not copied. */
export interface ExportedAccount {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  readonly disabled: boolean;
  /** The enrolled phone (E.164), or null. */
  readonly phone: string | null;
  /** Whether the account has a second factor of another kind, which is not copied. */
  readonly otherFactor: boolean;
  readonly hasPassword: boolean;
  /** The password's argon2id hash in its textual form, or null if the provider does not export one. */
  readonly passwordHash: string | null;
}

/** A document in its neutral form: addresses of the provider's own files are replaced by `fileReference`. */
export interface ExportedDocument {
  readonly path: string;
  readonly data: DocumentData;
}

export interface ExportedFile {
  readonly path: string;
  /** MIME type. */
  readonly type: string;
  /** The bytes in chunks. Read them before asking for the next file, and at most once. */
  content(): AsyncIterable<Uint8Array>;
}

/** Everything that a provider or an archive stores: a snapshot of one moment, as far as the provider supports it. */
export interface Contents {
  accounts(): AsyncIterable<ExportedAccount>;
  /**
   * Parents come before their children. An unreadable document is skipped if `onUnreadable` is given, and fails with
   * AdministrationError otherwise.
   */
  documents(onUnreadable?: (path: string) => void): AsyncIterable<ExportedDocument>;
  /**
   * An upper limit for the number of `documents`, for showing progress; null if counting would take as long as reading.
   */
  countDocuments(): Promise<number | null>;
  files(): AsyncIterable<ExportedFile>;
  close(): Promise<void>;
}

/**
 * A provider that imports contents. Each put replaces what was stored. Files come before the documents that refer to
 * them, and accounts are removed before others are added.
 */
export interface ContentsTarget extends Contents {
  putAccount(account: ExportedAccount): Promise<void>;
  /** Stores documents in the neutral form. Fails with AdministrationError if the portal would not store one of them. */
  putDocuments(documents: readonly ExportedDocument[]): Promise<void>;
  putFile(file: ExportedFile): Promise<void>;
  removeAccount(id: string): Promise<void>;
  removeDocuments(paths: readonly string[]): Promise<void>;
  removeFile(path: string): Promise<void>;
}

/** A target that replaces the whole provider only once it is `finish`ed, if the provider supports that. */
export interface Replacement extends ContentsTarget {
  finish(): Promise<void>;
}

/** One provider, as used by the operators' command line. The caller must close what each method opens. */
export interface AdminProvider {
  readonly name: ProviderName;
  openAdministration(): Promise<OpenAdministration>;
  openHistory(): Promise<OpenHistoryKeeping>;
  /** Returns true if nothing is stored yet: no account, no document and no file. */
  isEmpty(): Promise<boolean>;
  /** Opens everything that is stored, while the provider stays in use. */
  openContents(): Promise<Contents>;
  openTarget(): Promise<ContentsTarget>;
  openReplacement(): Promise<Replacement>;
  /**
   * Removes the demo's accounts, so that production can use the rest. Fails with AdministrationError if there is no
   * demo.
   */
  leaveDemo(): Promise<void>;
  /** Fails with AdministrationError if the provider's storage is managed and checked by a third party. */
  openInspection(): Promise<OpenInspection>;
}
