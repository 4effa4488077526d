import type { SessionStore } from '../session/session-store.ts';

/** What the browser calls the place where the festival stands that was looked at last. */
export const readingCache = 'lineup-reading';

/** Resolves to true if something was stored to be read without a connection. */
export async function hasReading(): Promise<boolean> {
  try {
    return 'caches' in window && (await caches.has(readingCache));
  } catch {
    // Denied: nothing was ever stored.
    return false;
  }
}

/** Drops what was stored as soon as the session of whoever loaded it is known to have ended. */
export function dropWithSession({ get, subscribe }: Pick<SessionStore, 'get' | 'subscribe'>): void {
  subscribe(() => {
    const { state } = get();
    const isEnded = state === 'signedOut' || state === 'secondFactor' || state === 'enrolment';
    // Denied: nothing was ever stored.
    if (isEnded && 'caches' in window) caches.delete(readingCache).catch(() => undefined);
  });
}
