import { localStore } from './browser-storage.ts';

/** Returns true if this browser has noted `key`; false where it remembers nothing. */
export function isNoted(key: string): boolean {
  try {
    return (localStore()?.getItem(key) ?? null) !== null;
  } catch {
    // Denied: then nothing is known.
    return false;
  }
}

/** Notes `key` in this browser, to stay beyond the page. */
export function note(key: string): void {
  try {
    localStore()?.setItem(key, 'noted');
  } catch {
    // Denied or full: it is unknown again after a reload.
  }
}
