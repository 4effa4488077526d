import { useEffect, useRef, useState } from 'react';
import { usePending } from '../../app/forms/use-pending.ts';
import { useConfirm, type Question } from '../../design/dialogs/confirm.tsx';

interface PublishAction {
  /** What is asked before. */
  readonly question?: Question;
  readonly work: () => Promise<void>;
}

/**
 * Something that is done once at a time, and why it failed, to be shown next to it. The keyboard stays where it was: a button is
 * disabled while that lasts and loses it.
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
        // The services' errors are fit to be shown.
        setFailure((error as Error).message);
      }
    });
  }
  return {
    pending,
    failure,
    act: (action: PublishAction) => void act(action),
    /** Tells no more of the last failure. */
    forget: () => setFailure(null),
  };
}
