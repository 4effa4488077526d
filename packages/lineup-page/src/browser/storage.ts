/** The storage for a visitor's data; null if the browser has none or denies it. */
export type VisitorStorage = Pick<Storage, 'getItem' | 'setItem'> | null;

/** Returns the browser's storage, or null if access is denied. */
export function storageOf(window: Pick<Window, 'localStorage'>): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Returns the stored text, or null. */
export function readStored(storage: VisitorStorage, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Returns false if the browser does not store it beyond this visit. */
export function writeStored(storage: VisitorStorage, key: string, text: string): boolean {
  try {
    storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}
