import { ProviderError } from '@lineup/provider';

/** One step of sign-in, as long as no other has begun and the session has not ended. */
export interface Turn {
  isCurrent(): boolean;
  /** Fails with `cancelled` where the step has been overtaken. */
  requireCurrent(): void;
}

/** The steps of sign-in that a page takes; each overtakes those before it. */
export interface Turns {
  take<Result>(work: (turn: Turn) => Promise<Result>): Promise<Result>;
  /** Overtakes what is under way. */
  overtake(): void;
  /** Whether a step is under way. */
  areTaken(): boolean;
  /** Resolves when the steps begun so far are over. */
  over(): Promise<unknown>;
}

/** Calls `onOver` after each step, be it taken with success or not. */
export function createTurns(onOver: () => void): Turns {
  let last = 0;
  let running = 0;
  let over: Promise<unknown> = Promise.resolve();

  const begin = (): Turn => {
    last += 1;
    const mine = last;
    const isCurrent = () => mine === last;
    const requireCurrent = () => {
      if (!isCurrent()) throw new ProviderError('cancelled', 'The session has moved on');
    };
    return { isCurrent, requireCurrent };
  };
  const run = async <Result>(work: (turn: Turn) => Promise<Result>): Promise<Result> => {
    running += 1;
    try {
      return await work(begin());
    } finally {
      running -= 1;
      onOver();
    }
  };
  return {
    take: (work) => {
      const response = run(work);
      over = Promise.allSettled([over, response]);
      return response;
    },
    overtake: () => {
      last += 1;
    },
    areTaken: () => running > 0,
    over: () => over,
  };
}
