/**
 * Keeps the server's own thread from writing while another thread does: SQLite would block it, and with it all
 * requests.
 */
export interface CommitTurn {
  /** Waits until no other thread is about to write. The caller may then write synchronously. */
  free(): Promise<void>;
  /** Called before another thread writes; returns the function to call afterwards. */
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
