import { useEffect } from 'react';
import { topDialog } from '../../design/dialogs/top-dialog.ts';
import { isTyping } from '../keys/is-typing.ts';
import { isFillingIn, undoKeyOf } from './undo-key.ts';
import { useUndoController } from './use-undo-controller.ts';

/**
 * Undoes and redoes on this festival with Ctrl/Cmd+Z and the like; in fields, the browser's own undo applies. `early`
 * is a key that was pressed before this was loaded.
 */
export function useUndoKeys(festivalId: string, early: KeyboardEvent | null): void {
  const controller = useUndoController();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = undoKeyOf(event);
      if (key === null || event.defaultPrevented) return;
      if (isTyping(event.target) || isFillingIn(topDialog())) return;
      event.preventDefault();
      void (key === 'undo' ? controller.undo(festivalId) : controller.redo(festivalId));
    };
    if (early !== null) press(early);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [controller, festivalId, early]);
}
