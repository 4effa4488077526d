import type { Pause } from '../options.ts';

export interface ManualPause {
  readonly pause: Pause;
  /** The lengths of all pauses requested so far. */
  readonly asked: readonly number[];
  /** Ends every current pause. */
  readonly pass: () => void;
}

/** Pauses that last until the test ends them. */
export function manualPause(): ManualPause {
  const asked: number[] = [];
  const waiting = new Set<() => void>();
  return {
    asked,
    pause: (milliseconds, signal) =>
      new Promise((resolve) => {
        asked.push(milliseconds);
        waiting.add(resolve);
        signal?.addEventListener('abort', () => resolve());
      }),
    pass: () => {
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  };
}

/** A pause that ends immediately. */
export const noPause: Pause = () => Promise.resolve();
