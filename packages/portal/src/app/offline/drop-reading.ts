import type { SessionStore } from '../session/session-store.ts';

/** The browser's name for the cache that holds the last viewed festival. */
export const readingCache = 'lineup-reading';

/** Resolves to true if something is stored for reading without a connection. */
export async function hasReading(): Promise<boolean> {
  try {
    return 'caches' in window && (await caches.has(readingCache));
  } catch {
    // Denied: nothing was ever stored.
    return false;
  }
}

/** Drops what was stored as soon as the session of the user who loaded it is known to have ended. */
export function dropWithSession({ get, subscribe }: Pick<SessionStore, 'get' | 'subscribe'>): void {
  subscribe(() => {
    const { state } = get();
    const isEnded = state === 'signedOut' || state === 'secondFactor' || state === 'enrolment';
    // Denied: nothing was ever stored.
    if (isEnded && 'caches' in window) caches.delete(readingCache).catch(() => undefined);
  });
}
