import type { PictureVersion } from '@lineup/domain';

export interface UploadOptions {
  /** Called with the share that has been sent, 0 to 1, never falling. */
  readonly onProgress?: (share: number) => void;
  /** Aborting it ends the upload with `cancelled` and leaves no file. */
  readonly signal?: AbortSignalLike;
}

/** As much of the platform's AbortSignal as the port needs. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** As much of the platform's Blob as the port needs. */
export interface FileContent {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface StoredFile {
  readonly path: string;
  /** A download address for signed-in administrators; a replaced file gets another. */
  readonly url: string;
}

export interface FilePort {
  /**
   * Stores `content` at `path` (see `storagePaths` of the domain), replacing what was there. Pictures are recognised by
   * their content. Fails with `payload-too-large`, `unsupported-media-type`, `storage-full`, `cancelled`.
   */
  upload(path: string, content: FileContent, options?: UploadOptions): Promise<StoredFile>;

  /** The download address of the file at `path`. Fails with `not-found`. */
  downloadUrl(path: string): Promise<string>;

  /**
   * The address of this version of the picture at the address `url`; `url` itself where the provider makes no versions of it. A
   * version may be made only after the upload, or never: where it is not there, `url` serves.
   */
  pictureUrl(url: string, version: PictureVersion): string;
}

/** `onProgress` as the port promises it: hears only of what is more than before, each share at most once. */
export function neverFalling(onProgress: ((share: number) => void) | undefined): (share: number) => void {
  let reported = -1;
  return (share) => {
    if (share <= reported) return;
    reported = share;
    onProgress?.(Math.min(share, 1));
  };
}
