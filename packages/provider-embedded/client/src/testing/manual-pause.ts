import type { Pause } from '../options.ts';

export interface ManualPause {
  readonly pause: Pause;
  /** The lengths of all pauses asked for so far. */
  readonly asked: readonly number[];
  /** Ends every pause under way. */
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

/** A pause that is over at once. */
export const noPause: Pause = () => Promise.resolve();
