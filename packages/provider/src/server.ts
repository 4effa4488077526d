import type { DocumentPort } from './documents.ts';

/** The port as the callable functions see it: no session, no access rules, the same documents. */
export interface ServerProvider {
  readonly documents: Pick<DocumentPort, 'newId' | 'get' | 'query' | 'count' | 'commit'>;
  readonly files: ServerFiles;
}

export interface ServerFiles {
  /** The bytes of the file at `path`, or null where there is none. */
  read(path: string): Promise<Uint8Array | null>;
  /** Removes every file whose path begins with `folder` (which ends in a slash); succeeds when there is none. */
  deleteFolder(folder: string): Promise<void>;
}
