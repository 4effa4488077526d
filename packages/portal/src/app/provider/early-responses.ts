declare global {
  interface Window {
    /** Requests that the document sent before this code was loaded (build/first-script.js), by address. */
    early?: Record<string, Promise<Response | null>>;
    /** Settles when the document has sent all its early requests. Those for the page depend on the session. */
    earlyPage?: Promise<void>;
  }
}

/** Returns the early response on the first call for an address; null if there is none, or the request failed. */
export async function takeEarly(address: string): Promise<Response | null> {
  // On a fast connection this code may run before the document has sent its requests; without waiting, they would be
  // sent twice.
  if (!hasEarly(address)) await window.earlyPage;
  const answer = window.early?.[address];
  delete window.early?.[address];
  try {
    return (await answer) ?? null;
  } catch {
    // The caller sends the request again, and reports a failure.
    return null;
  }
}

/** Returns true if this address was requested early and the response has not been taken yet. */
export function hasEarly(address: string): boolean {
  return window.early?.[address] !== undefined;
}
