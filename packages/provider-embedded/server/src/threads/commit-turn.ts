/**
 * Keeps the server's own thread from writing while another thread does: SQLite would make it wait, and with it everybody who
 * asks for anything.
 */
export interface CommitTurn {
  /** Waits until no other thread is about to write. What follows at once may be written. */
  free(): Promise<void>;
  /** Another thread is about to write; answers how to say that it has. */
  take(): () => void;
}

export function createCommitTurn(): CommitTurn {
  const taken = new Set<Promise<void>>();
  return {
    free: async () => {
      while (taken.size > 0) await Promise.all(taken);
    },
    take: () => {
      const { promise, resolve } = withResolvers();
      taken.add(promise);
      return () => {
        taken.delete(promise);
        resolve();
      };
    },
  };
}

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
