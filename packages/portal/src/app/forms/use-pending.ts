import { useRef, useState } from 'react';

/** Runs one piece of work at a time. */
export interface Pending {
  readonly pending: boolean;
  /** Runs `work`, unless one is still running: a second click, or a click after a submission by itself, does nothing. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

/** Keeps a form from being sent twice. */
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
