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
