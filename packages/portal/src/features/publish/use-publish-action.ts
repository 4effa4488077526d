import { useEffect, useRef, useState } from 'react';
import { usePending } from '../../app/forms/use-pending.ts';
import { useConfirm, type Question } from '../../design/dialogs/confirm.tsx';

interface PublishAction {
  /** The question to ask first. */
  readonly question?: Question;
  readonly work: () => Promise<void>;
}

/**
 * Runs one action at a time, and returns why it failed, to be shown next to it. Restores the focus: a button is
 * disabled while the action runs and would lose it.
 */
export function usePublishAction() {
  const ask = useConfirm();
  const { pending, run } = usePending();
  const [failure, setFailure] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (pending || document.activeElement !== document.body) return;
    opener.current?.focus();
    opener.current = null;
  }, [pending]);

  async function act({ question, work }: PublishAction) {
    if (question !== undefined && !(await ask(question))) return;
    await run(async () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setFailure(null);
      try {
        await work();
      } catch (error) {
        // The services' errors are displayable.
        setFailure((error as Error).message);
      }
    });
  }
  return {
    pending,
    failure,
    act: (action: PublishAction) => void act(action),
    /** Clears the last failure. */
    forget: () => setFailure(null),
  };
}
