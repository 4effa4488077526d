/** Makes the browser ask before closing the window while work is in progress. */
export interface WindowHold {
  /** Holds the window until `work` has settled; returns its result. */
  readonly during: <T>(work: Promise<T>) => Promise<T>;
}

export function createWindowHold(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): WindowHold {
  const question = (event: Event) => event.preventDefault();
  let held = 0;
  return {
    async during(work) {
      // A permanent listener would keep the page out of the back/forward cache.
      if (held === 0) window.addEventListener('beforeunload', question);
      held += 1;
      try {
        return await work;
      } finally {
        held -= 1;
        if (held === 0) window.removeEventListener('beforeunload', question);
      }
    },
  };
}
