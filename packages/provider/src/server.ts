import type { PictureWidth } from '@lineup/domain';
import type { DocumentPort, DocumentValue } from './documents.ts';

/** The port as seen by the callable functions: no session, no access rules, the same documents. */
export interface ServerProvider {
  readonly documents: ServerDocuments;
  readonly files: ServerFiles;
}

export interface ServerDocuments extends Pick<DocumentPort, 'newId' | 'get' | 'query' | 'count' | 'commit'> {
  /** More writes than this should be split into several commits, as one might be too large for the provider. */
  readonly writesPerCommit: number;

  /**
   * Returns these top-level fields of all documents of the collection, unordered. Reads only these fields, and no
   * document twice.
   */
  pick<Field extends string>(
    collection: string,
    fields: readonly Field[],
  ): Promise<readonly PickedFields<Field>[]>;
}

/** Some fields of a document; null for a missing field or an unreadable document. */
export interface PickedFields<Field extends string> {
  readonly id: string;
  readonly fields: Readonly<Record<Field, DocumentValue>>;
}

export interface ServerFiles {
  /** Returns the bytes of the file at `path`, or null if there is none. */
  read(path: string): Promise<Uint8Array | null>;
  /**
   * Returns the picture at `path` as WebP in this width (never enlarged) without metadata; null if there is none that
   * can be decoded.
   */
  rendition(path: string, width: PictureWidth): Promise<Uint8Array | null>;
  /**
   * Stores a picture as an upload does, at a path that allows one, and returns its download address. Fails with
   * `unsupported-media-type` if it is not a picture.
   */
  storePicture(path: string, bytes: Uint8Array): Promise<string>;
  /** Returns the path of the file with this download address; null if the provider did not issue it. */
  pathOf(address: string): Promise<string | null>;
  /**
   * Stores a file of a release (see `storagePaths`) that only the server reads, atomically, replacing any existing one;
   * `contentType` is its MIME type. Files that no release names are removed after a while. Fails with `storage-full`,
   * and with `invalid-argument` for any other path.
   */
  write(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /**
   * Removes every file whose path begins with `folder` (which ends in a slash), except for the paths in `except`;
   * succeeds if there is none.
   */
  deleteFolder(folder: string, except?: ReadonlySet<string>): Promise<void>;
}
