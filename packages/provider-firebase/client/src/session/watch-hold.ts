/** Stops what a watch listens to; the response has it listen again. */
type Interrupt = () => () => void;

/**
 * Takes the open watches off while the account's phone is changed: the session's token names the new phone a moment before
 * the users record does, and the rules refuse it until then.
 */
export interface WatchHold {
  /** Adds an open watch, until the returned function is called. */
  join(interrupt: Interrupt): () => void;
  /** The response has the watches go on. */
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
