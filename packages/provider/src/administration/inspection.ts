import type { ExportedDocument } from './contents.ts';

/** A provider's own storage, opened to be checked; others may go on working. Nothing is changed. */
export interface OpenInspection {
  /** What is wrong with the storage, one line each. */
  storageProblems(): AsyncIterable<string>;
  /** What is no damage, but should be known; one line each. */
  notes(): AsyncIterable<string>;
  /** Every document as it is stored, with its addresses, also those that do not travel; a document comes before those below it. */
  documents(onUnreadable: (path: string) => void): AsyncIterable<ExportedDocument>;
  /** How many documents there are, readable or not. */
  countDocuments(): number;
  /** Returns true if there is a file at the path. */
  hasFile(path: string): boolean;
  /** Returns true if the address is one of the provider's own files, and that file is not there. */
  isLostFile(address: string): boolean;
  close(): Promise<void>;
}
