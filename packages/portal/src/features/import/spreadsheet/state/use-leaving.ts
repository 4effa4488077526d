import { spreadsheetMessages } from '@lineup/domain';
import { useLeaveQuestion } from '../../../../app/editor/use-leave-question.ts';
import { useConfirm } from '../../../../design/dialogs/confirm.tsx';
import { leftOf } from './import-item.ts';
import type { ImportState } from './import-state.ts';
import type { Import } from './use-import.ts';

/** Returns the question before an import is left; null if nothing would be lost. */
function questionOf(state: ImportState) {
  if (state.step === 'running') {
    const { title, text, confirm, cancel } = spreadsheetMessages.leave.running;
    return { title, text, confirmLabel: confirm, cancelLabel: cancel };
  }
  const left = state.step === 'result' ? leftOf(state.items).length : 0;
  if (left === 0) return null;
  const { title, text, confirm, cancel } = spreadsheetMessages.leave.failed;
  return { title, text: text(left), confirmLabel: confirm, cancelLabel: cancel };
}

/** Closes the dialog or leaves the page, after a question if something would be lost. */
export function useLeaving({ state, run }: Import, opened: boolean, onClose: () => void) {
  const ask = useConfirm();
  const question = questionOf(state);
  const mayLeave = useLeaveQuestion({
    isTouched: opened && question !== null,
    title: question?.title ?? '',
    ...(question === null ? {} : { words: question }),
    ask,
  });
  return async (): Promise<void> => {
    if (!(await mayLeave())) return;
    // First shows what was created so far.
    if (state.step === 'running') run.stop();
    else onClose();
  };
}
