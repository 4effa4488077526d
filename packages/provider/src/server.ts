import type { PictureWidth } from '@lineup/domain';
import type { DocumentPort, DocumentValue } from './documents.ts';

/** The port as the callable functions see it: no session, no access rules, the same documents. */
export interface ServerProvider {
  readonly documents: ServerDocuments;
  readonly files: ServerFiles;
}

export interface ServerDocuments extends Pick<DocumentPort, 'newId' | 'get' | 'query' | 'count' | 'commit'> {
  /** What has more writes is better spread over several commits: one of them might be too large for the provider. */
  readonly writesPerCommit: number;

  /** These top-level fields of all documents of the collection, in no order. Nothing but them is read, and no document twice. */
  pick<Field extends string>(
    collection: string,
    fields: readonly Field[],
  ): Promise<readonly PickedFields<Field>[]>;
}

/** Some fields of a document; null where it has no such field, and where it cannot be read. */
export interface PickedFields<Field extends string> {
  readonly id: string;
  readonly fields: Readonly<Record<Field, DocumentValue>>;
}

export interface ServerFiles {
  /** The bytes of the file at `path`, or null where there is none. */
  read(path: string): Promise<Uint8Array | null>;
  /**
   * The picture at `path` in this width as WebP without metadata, not wider than it is; null where there is none that can be
   * decoded.
   */
  rendition(path: string, width: PictureWidth): Promise<Uint8Array | null>;
  /**
   * Stores a picture as an upload does, at a path where one may be, and returns its download address. Fails with
   * `unsupported-media-type` for what is no picture.
   */
  storePicture(path: string, bytes: Uint8Array): Promise<string>;
  /** The path of the file with this download address; null for an address that is none of the provider's own. */
  pathOf(address: string): Promise<string | null>;
  /**
   * Stores a file of a release (see `storagePaths`) for the server side alone, whole or not at all, in place of what was
   * there; `contentType` is its MIME type. What no release names is swept after a while. Fails with `storage-full`, and with
   * `invalid-argument` for any other path.
   */
  write(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /**
   * Removes every file whose path begins with `folder` (which ends in a slash), but for those at the paths in `except`; succeeds
   * when there is none.
   */
  deleteFolder(folder: string, except?: ReadonlySet<string>): Promise<void>;
}
