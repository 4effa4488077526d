/** What the document itself asked for before this code was there (build/first-script.js). */
interface EarlyAnswers {
  config?: Promise<Response>;
  /** Null where the provider has no session to ask for. */
  session?: Promise<Response | null>;
}

declare global {
  interface Window {
    early?: EarlyAnswers;
  }
}

/** The early answer, the first time it is asked for; null where there is none, and when the request did not arrive. */
export async function takeEarly(name: keyof EarlyAnswers): Promise<Response | null> {
  const answer = window.early?.[name];
  delete window.early?.[name];
  try {
    return (await answer) ?? null;
  } catch {
    // Whoever wanted it asks again, and says what is wrong if that fails too.
    return null;
  }
}
