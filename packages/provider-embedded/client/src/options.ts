import { firstResponseMs, type Overdue } from '@lineup/provider';
import type { SessionChannel } from './session/session-store.ts';

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** Waits `milliseconds`, or until `signal` is aborted; never fails. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Answers to requests without a body, each given once, by the address that was asked, `/api/auth/session` among them. */
export interface EarlyResponses {
  readonly has: (address: string) => boolean;
  /** Null where there is none (any more), or it did not arrive. */
  readonly take: (address: string) => Promise<Response | null>;
}

export interface EmbeddedProviderOptions {
  /** Where the server answers, without a slash at its end; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Sends the requests; the browser's own unless given. A given one also carries uploads, which then report no steps. */
  readonly fetch?: Fetch;
  /** What was asked of the server before the provider was made. */
  readonly early?: EarlyResponses;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  readonly pause?: Pause;
  /** When the first response to a watch, or about the session, is overdue; by the platform's timer unless given. */
  readonly overdue?: Overdue;
  /** How tabs of one browser tell each other of a sign-in or sign-out; null for none. */
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
