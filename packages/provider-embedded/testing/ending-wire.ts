import type { Fetch, Pause } from '../client/src/options.ts';
import { shortPause } from './short-pause.ts';

/** A line that ends with its server: nothing is asked any more, and who waits to ask again waits for ever. */
export function endingWire(fetch: Fetch) {
  let isOver = false;
  const never = new Promise<never>(() => undefined);
  const send: Fetch = (url, init) => (isOver ? never : fetch(url, init));
  const pause: Pause = async (milliseconds, signal) => {
    await shortPause(milliseconds, signal);
    if (isOver) await never;
  };
  return {
    fetch: send,
    pause,
    end: () => {
      isOver = true;
    },
  };
}
