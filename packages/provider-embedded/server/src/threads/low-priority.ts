import { setPriority } from 'node:os';

/** The nice value of work threads: while the server's own thread is busy, they get a quarter of the time. */
const niceValue = 5;

/**
 * Gives other threads priority if processors are scarce: a server with one or two stays responsive while it works on a
 * large lineup. Only Linux has thread priorities; elsewhere this would slow down the whole server.
 */
export function lowerOwnPriority(platform: NodeJS.Platform = process.platform): void {
  if (platform !== 'linux') return;
  try {
    setPriority(0, niceValue);
  } catch {
    // A hardened system may refuse it; the thread then has normal priority.
  }
}
