import { useBlocker } from '@tanstack/react-router';
import type { Ask } from '../design/confirm.tsx';
import { usePortal } from './portal-context.ts';

interface LeaveQuestion {
  /** Whether something would be lost. */
  readonly isTouched: boolean;
  /** What is asked: "Discard this festival?". */
  readonly title: string;
  readonly ask: Ask;
}

/**
 * Asks before what was typed is lost, also when the page is left. The answer is true when it may go. A session that has
 * ended leaves by itself: there is nothing to choose then.
 */
export function useLeaveQuestion({ isTouched, title, ask }: LeaveQuestion): () => Promise<boolean> {
  const { session } = usePortal();
  const mayLeave = async () =>
    !isTouched ||
    ask({
      title,
      text: 'What you have entered has not been saved and would be lost.',
      confirmLabel: 'Discard',
      cancelLabel: 'Keep Editing',
      danger: true,
    });
  useBlocker({
    disabled: !isTouched,
    enableBeforeUnload: isTouched,
    shouldBlockFn: async () => session.get().state === 'signedIn' && !(await mayLeave()),
  });
  return mayLeave;
}
