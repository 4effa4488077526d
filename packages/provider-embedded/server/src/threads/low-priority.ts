import { setPriority } from 'node:os';

/** The nice value of work threads: where the server's own thread has something to do, they get a quarter of the time. */
const niceValue = 5;

/**
 * Lets other threads go first where processors are short: a server with one or two answers small requests while it works on a
 * large lineup. Only Linux has priorities of threads; elsewhere this would slow the whole server.
 */
export function lowerOwnPriority(platform: NodeJS.Platform = process.platform): void {
  if (platform !== 'linux') return;
  try {
    setPriority(0, niceValue);
  } catch {
    // A hardened system may refuse it; the thread then works as fast as all others.
  }
}
