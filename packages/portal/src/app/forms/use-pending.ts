import { useRef, useState } from 'react';

/** Runs one task at a time. */
export interface Pending {
  readonly pending: boolean;
  /**
   * Runs `work`, unless another task is still running: a second click, or a click after an automatic submission, is
   * ignored.
   */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

/** Keeps a form from being submitted twice. */
export function usePending(): Pending {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const run = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      await work();
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { pending, run };
}
