import { localStore } from './browser-storage.ts';

/** Returns true if `key` was stored in this browser; false if the browser stores nothing. */
export function isNoted(key: string): boolean {
  try {
    return (localStore()?.getItem(key) ?? null) !== null;
  } catch {
    // Denied: nothing is stored.
    return false;
  }
}

/** Stores `key` in this browser beyond the lifetime of the page. */
export function note(key: string): void {
  try {
    localStore()?.setItem(key, 'noted');
  } catch {
    // Denied or full: forgotten after a reload.
  }
}
