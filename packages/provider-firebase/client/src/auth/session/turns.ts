import { ProviderError } from '@lineup/provider';

/** One step of sign-in, valid until another begins or the session ends. */
export interface Turn {
  isCurrent(): boolean;
  /** Fails with `cancelled` if the step was overtaken. */
  requireCurrent(): void;
}

/** The steps of sign-in on a page; each overtakes the earlier ones. */
export interface Turns {
  take<Result>(work: (turn: Turn) => Promise<Result>): Promise<Result>;
  /** Overtakes the current step. */
  overtake(): void;
  /** Whether a step is in progress. */
  areTaken(): boolean;
  /** Resolves when all steps begun so far have ended. */
  over(): Promise<unknown>;
}

/** Calls `onOver` after each step, whether it succeeds or not. */
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
