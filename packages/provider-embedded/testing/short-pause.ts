import type { Pause } from '../client/src/options.ts';

/** The client's pauses, divided by a hundred. */
export const shortPause: Pause = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds / 100);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
