import { useRef, useState } from 'react';
import { saveFailureText } from '../../../app/forms/save-failure.ts';

/** One thing at a time that may fail: a second call while the first is under way does nothing. */
export interface Attempt {
  readonly isBusy: boolean;
  /** Why the last one failed, as a text for the person. */
  readonly failure: string | null;
  /** Runs `work`, which answers whether the dialog is done; it then stays busy, so that nothing is started any more. */
  readonly run: (work: () => Promise<boolean>, fallback: string) => Promise<void>;
}

export function useAttempt(): Attempt {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    isBusy,
    failure,
    async run(work, fallback) {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      setFailure(null);
      let isDone = false;
      try {
        isDone = await work();
      } catch (error) {
        setFailure(saveFailureText(error, fallback));
      }
      isRunning.current = isDone;
      setBusy(isDone);
    },
  };
}
