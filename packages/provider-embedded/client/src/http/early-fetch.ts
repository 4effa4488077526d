import type { EarlyAnswers, Fetch } from '../options.ts';

export interface EarlyFetch {
  /** Takes the answer that was asked for before, where there is a good one, and asks the server otherwise. */
  readonly fetch: Fetch;
  readonly has: (address: string) => boolean;
  /** Leaves what was not taken: it is from before the session's end, or before what the change feed tells. */
  readonly forget: () => void;
}

export function createEarlyFetch(answers: EarlyAnswers | null, fetch: Fetch): EarlyFetch {
  let early = answers;
  return {
    fetch: async (address, init = {}) => {
      const answer = (init.method ?? 'GET') === 'GET' ? await early?.take(address) : null;
      return answer?.ok === true ? answer : fetch(address, init);
    },
    has: (address) => early?.has(address) === true,
    forget: () => {
      early = null;
    },
  };
}
