import type { EarlyResponses, Fetch } from '../options.ts';

export interface EarlyFetch {
  /** Uses the early response if there is a successful one, and sends a request otherwise. */
  readonly fetch: Fetch;
  readonly has: (address: string) => boolean;
  /** Discards unused responses: they precede the end of the session, or a change reported by the feed. */
  readonly forget: () => void;
}

export function createEarlyFetch(responses: EarlyResponses | null, fetch: Fetch): EarlyFetch {
  let early = responses;
  return {
    fetch: async (address, init = {}) => {
      const response = (init.method ?? 'GET') === 'GET' ? await early?.take(address) : null;
      return response?.ok === true ? response : fetch(address, init);
    },
    has: (address) => early?.has(address) === true,
    forget: () => {
      early = null;
    },
  };
}
