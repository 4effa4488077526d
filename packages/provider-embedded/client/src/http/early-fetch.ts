import type { EarlyResponses, Fetch } from '../options.ts';

export interface EarlyFetch {
  /** Takes the response that was asked for before, where there is a good one, and asks the server otherwise. */
  readonly fetch: Fetch;
  readonly has: (address: string) => boolean;
  /** Leaves what was not taken: it is from before the session's end, or before what the change feed tells. */
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
