const key = 'lineup.tab';

/** Returns the id of this tab, which survives a reload; a new id for this page if the browser cannot store it. */
export function tabId(storage: Pick<Storage, 'getItem' | 'setItem'> | null, make: () => string): string {
  const made = make();
  try {
    const known = storage?.getItem(key) ?? null;
    if (known !== null) return known;
    storage?.setItem(key, made);
  } catch {
    // Denied or full: after a reload this counts as another tab.
  }
  return made;
}

/** Returns the storage that outlives the page, or null if it is switched off. */
export function localStore(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    // Denied: callers work without it.
    return null;
  }
}

/** Returns the storage of this tab, which survives reloads, or null if it is switched off. */
export function tabStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    // Denied: callers work without it.
    return null;
  }
}
