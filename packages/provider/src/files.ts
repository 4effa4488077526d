import type { PictureVersion } from '@lineup/domain';

export interface UploadOptions {
  /** Called with the share sent so far, 0 to 1, never decreasing. */
  readonly onProgress?: (share: number) => void;
  /** Aborting ends the upload with `cancelled` and leaves no file. */
  readonly signal?: AbortSignalLike;
}

/** The part of the platform's AbortSignal that the port needs. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The part of the platform's Blob that the port needs. */
export interface FileContent {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface StoredFile {
  readonly path: string;
  /** A download address for signed-in administrators; it changes when the file is replaced. */
  readonly url: string;
}

export interface FilePort {
  /**
   * Stores `content` at `path` (see `storagePaths` of the domain), replacing any existing file. Pictures are recognised
   * by their content. Fails with `payload-too-large`, `unsupported-media-type`, `storage-full`, `cancelled`.
   */
  upload(path: string, content: FileContent, options?: UploadOptions): Promise<StoredFile>;

  /** Returns the download address of the file at `path`. Fails with `not-found`. */
  downloadUrl(path: string): Promise<string>;

  /**
   * Returns the address of this version of the picture at `url`, or `url` itself if the provider makes no versions of
   * it. A version may only be made after the upload, or never: if it is missing, use `url`.
   */
  pictureUrl(url: string, version: PictureVersion): string;
}

/** Wraps `onProgress` as the port promises: calls it only with increasing shares, each at most once. */
export function neverFalling(onProgress: ((share: number) => void) | undefined): (share: number) => void {
  let reported = -1;
  return (share) => {
    if (share <= reported) return;
    reported = share;
    onProgress?.(Math.min(share, 1));
  };
}
