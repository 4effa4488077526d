import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { useConfirm } from '../../../design/confirm.tsx';

/**
 * Asks before what was typed is lost, also when the page is left. The answer is true when it may go; while the question
 * is shown, asking again (Escape reaches both dialogs) is answered with false.
 */
export function useLeaveQuestion(isTouched: boolean): () => Promise<boolean> {
  const ask = useConfirm();
  const isAsking = useRef(false);
  const mayLeave = async () => {
    if (isAsking.current) return false;
    if (!isTouched) return true;
    isAsking.current = true;
    try {
      return await ask({
        title: 'Discard this festival?',
        text: 'What you have entered has not been saved and would be lost.',
        confirmLabel: 'Discard',
        cancelLabel: 'Keep Editing',
        danger: true,
      });
    } finally {
      // Only after the key press that answered: the browser hands it to the dialog below next.
      setTimeout(() => {
        isAsking.current = false;
      });
    }
  };
  useBlocker({
    disabled: !isTouched,
    enableBeforeUnload: isTouched,
    shouldBlockFn: async () => !(await mayLeave()),
  });
  return mayLeave;
}
