/** What this browser stores of a visitor; null if it has no storage or denies it. */
export type VisitorStorage = Pick<Storage, 'getItem' | 'setItem'> | null;

/** The browser's storage, or null where it refuses. */
export function storageOf(window: Pick<Window, 'localStorage'>): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The text that is stored, or null. */
export function readStored(storage: VisitorStorage, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** False where the browser does not store it beyond this visit. */
export function writeStored(storage: VisitorStorage, key: string, text: string): boolean {
  try {
    storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}
