import type { ExportedDocument } from './contents.ts';

/** A provider's own storage, opened read-only for checks while the provider may stay in use. */
export interface OpenInspection {
  /** Problems with the storage, one line each. */
  storageProblems(): AsyncIterable<string>;
  /** Findings that are not damage but worth knowing, one line each. */
  notes(): AsyncIterable<string>;
  /**
   * Every document as stored, with its addresses, including those that are not copied. Parents come before children.
   */
  documents(onUnreadable: (path: string) => void): AsyncIterable<ExportedDocument>;
  /** How many documents there are, readable or not. */
  countDocuments(): number;
  /** Returns true if there is a file at the path. */
  hasFile(path: string): boolean;
  /** Returns true if the address belongs to one of the provider's own files and that file is missing. */
  isLostFile(address: string): boolean;
  close(): Promise<void>;
}
