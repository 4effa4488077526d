import { setTimeout as pause } from 'node:timers/promises';

/** Resolves as soon as `url` answers anything at all; fails after a minute. */
export async function untilReady(url) {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
    try {
      await fetch(url);
      return;
    } catch {
      // Not listening yet.
    }
  }
  throw new Error(`${url} does not answer.`);
}
