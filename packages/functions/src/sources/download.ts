import type { DownloadProblem } from '@lineup/domain';

/** Options of a download. */
export interface DownloadOptions {
  /** The maximum file size in bytes; 10 MB by default. */
  readonly maximumBytes?: number;
  /** The validators sent with the known file: the server may respond that it has not changed. */
  readonly known?: { readonly etag?: string | undefined; readonly lastModified?: string | undefined };
}

export type DownloadOutcome =
  | {
      readonly state: 'done';
      readonly bytes: Uint8Array;
      /** The headers with name and version; empty if the server sends none. */
      readonly disposition: string;
      readonly etag: string;
      readonly lastModified: string;
    }
  /** The file has not changed. */
  | { readonly state: 'unchanged' }
  | { readonly state: 'failed'; readonly problem: Exclude<DownloadProblem, 'webPage' | 'notLineup'> };

/** Downloads the file at an address of the public internet. Never rejects: every failure is an outcome. */
export type Download = (address: string, options?: DownloadOptions) => Promise<DownloadOutcome>;
