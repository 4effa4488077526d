declare global {
  interface Window {
    /** What the document itself asked for before this code was there (build/first-script.js), by address. */
    early?: Record<string, Promise<Response | null>>;
    /** Settles when it has asked for all that it asks for: what the page needs is known from the session. */
    earlyPage?: Promise<void>;
  }
}

/** The early answer, the first time it is asked for; null where there is none, and when the request did not arrive. */
export async function takeEarly(address: string): Promise<Response | null> {
  // Over a fast line this code is there before the document has asked; else the same would be asked for twice.
  if (!hasEarly(address)) await window.earlyPage;
  const answer = window.early?.[address];
  delete window.early?.[address];
  try {
    return (await answer) ?? null;
  } catch {
    // Whoever wanted it asks again, and says what is wrong if that fails too.
    return null;
  }
}

/** Returns true if this address was asked for early and the answer was not taken yet. */
export function hasEarly(address: string): boolean {
  return window.early?.[address] !== undefined;
}
