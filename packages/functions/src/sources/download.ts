import type { DownloadProblem } from '@lineup/domain';

/** What is asked of a server besides the file. */
export interface DownloadOptions {
  /** A longer file is refused; 10 MB unless given. */
  readonly maximumBytes?: number;
  /** What the server said with the file that is known: it may answer that there is no other by now. */
  readonly known?: { readonly etag?: string | undefined; readonly lastModified?: string | undefined };
}

export type DownloadOutcome =
  | {
      readonly state: 'done';
      readonly bytes: Uint8Array;
      /** The headers that tell name and version; empty where the server sends none. */
      readonly disposition: string;
      readonly etag: string;
      readonly lastModified: string;
    }
  /** The file is the one that is known. */
  | { readonly state: 'unchanged' }
  | { readonly state: 'failed'; readonly problem: Exclude<DownloadProblem, 'webPage' | 'notLineup'> };

/** Downloads the file at an address of the public internet. Never rejects: whatever goes wrong is an outcome. */
export type Download = (address: string, options?: DownloadOptions) => Promise<DownloadOutcome>;
