import type { DocumentPort, DocumentValue } from './documents.ts';

/** The port as the callable functions see it: no session, no access rules, the same documents. */
export interface ServerProvider {
  readonly documents: ServerDocuments;
  readonly files: ServerFiles;
}

export interface ServerDocuments extends Pick<DocumentPort, 'newId' | 'get' | 'query' | 'count' | 'commit'> {
  /** What has more writes is better spread over several commits: one of them might be too large for the provider. */
  readonly writesPerCommit: number;

  /**
   * The different values of each of the top-level fields in the documents of the collection, each value once and in no
   * order. Documents without the field are left out; nothing but the fields is read, and no document twice.
   */
  distinct<Field extends string>(
    collection: string,
    fields: readonly Field[],
  ): Promise<Readonly<Record<Field, readonly DocumentValue[]>>>;
}

export interface ServerFiles {
  /** The bytes of the file at `path`, or null where there is none. */
  read(path: string): Promise<Uint8Array | null>;
  /** Removes every file whose path begins with `folder` (which ends in a slash); succeeds when there is none. */
  deleteFolder(folder: string): Promise<void>;
}
