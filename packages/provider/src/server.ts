import type { DocumentPort, DocumentValue } from './documents.ts';

/** The port as the callable functions see it: no session, no access rules, the same documents. */
export interface ServerProvider {
  readonly documents: ServerDocuments;
  readonly files: ServerFiles;
}

export interface ServerDocuments extends Pick<DocumentPort, 'newId' | 'get' | 'query' | 'count' | 'commit'> {
  /**
   * The different values of the top-level field in the documents of the collection, each once and in no order. Documents
   * without the field are left out; of the others nothing else is read.
   */
  distinct(collection: string, field: string): Promise<readonly DocumentValue[]>;
}

export interface ServerFiles {
  /** The bytes of the file at `path`, or null where there is none. */
  read(path: string): Promise<Uint8Array | null>;
  /** Removes every file whose path begins with `folder` (which ends in a slash); succeeds when there is none. */
  deleteFolder(folder: string): Promise<void>;
}
