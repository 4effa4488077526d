import { firstResponseMs, type Overdue } from '@lineup/provider';
import type { SessionChannel } from './session/session-store.ts';

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** Waits for `milliseconds`, or until `signal` is aborted; never fails. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/**
 * Early responses to requests without a body, each available once, by request address, including `/api/auth/session`.
 */
export interface EarlyResponses {
  readonly has: (address: string) => boolean;
  /** Null if there is none (any more), or the request failed. */
  readonly take: (address: string) => Promise<Response | null>;
}

export interface EmbeddedProviderOptions {
  /** The server's address without a trailing slash; empty for the page's own origin. */
  readonly baseUrl: string;
  /**
   * Sends the requests; defaults to the browser's `fetch`. A custom one also sends uploads, which then report no
   * progress.
   */
  readonly fetch?: Fetch;
  /** Requests sent before the provider was created. */
  readonly early?: EarlyResponses;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  readonly pause?: Pause;
  /** Reports when the first response to a watch, or about the session, is overdue; defaults to the platform's timer. */
  readonly overdue?: Overdue;
  /** How tabs of one browser notify each other of a sign-in or sign-out; null for none. */
  readonly channel?: SessionChannel | null;
}

/** The platform's timer as a `Pause`. */
export const timerPause: Pause = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });

/** The platform's timer as an `Overdue`. */
export const timerOverdue: Overdue = (tell) => {
  const timer = setTimeout(tell, firstResponseMs);
  return () => clearTimeout(timer);
};
