/** Stops a watch's listener; the returned function restarts it. */
type Interrupt = () => () => void;

/**
 * Suspends open watches while the account's phone is changed: the session's token names the new phone shortly before
 * the users record does, and the rules reject it until then.
 */
export interface WatchHold {
  /** Adds an open watch until the returned function is called. */
  join(interrupt: Interrupt): () => void;
  /** Suspends the watches; the returned function resumes them. */
  readonly hold: () => () => void;
}

export function createWatchHold(): WatchHold {
  const open = new Set<Interrupt>();
  return {
    join: (interrupt) => {
      open.add(interrupt);
      return () => open.delete(interrupt);
    },
    hold: () => {
      const resumptions = [...open].map((interrupt) => interrupt());
      return () => {
        for (const resume of resumptions) resume();
      };
    },
  };
}
