/** Has the browser ask before the window goes while something that was done is on its way. */
export interface WindowHold {
  /** Holds the window until `work` has ended; gives what it gives. */
  readonly during: <T>(work: Promise<T>) => Promise<T>;
}

export function createWindowHold(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): WindowHold {
  const question = (event: Event) => event.preventDefault();
  let held = 0;
  return {
    async during(work) {
      // A listener that is always there would keep the page out of the browser's cache for Back.
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
