const key = 'lineup.tab';

/** The name of this tab, the same after a reload; where the browser cannot remember it, one for this page. */
export function tabId(storage: Pick<Storage, 'getItem' | 'setItem'> | null, make: () => string): string {
  const made = make();
  try {
    const known = storage?.getItem(key) ?? null;
    if (known !== null) return known;
    storage?.setItem(key, made);
  } catch {
    // Denied or full: a reload is then like another tab.
  }
  return made;
}

/** What this browser remembers beyond the page, or null where that is switched off. */
export function localStore(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    // Denied: callers go on without.
    return null;
  }
}

/** What this tab remembers across reloads, or null where that is switched off. */
export function tabStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    // Denied: callers go on without.
    return null;
  }
}
