import { shortcutOf, type Pressed } from '../keys/is-shortcut.ts';

/** Which action a key requests: undo the last change, or redo the last undone one. */
export type UndoKey = 'undo' | 'redo';

/** Returns null for any other key. */
export function undoKeyOf(pressed: Pressed): UndoKey | null {
  return shortcutOf(['undo', 'redo'], pressed);
}

/** Returns true if a dialog with fields covers the page: the key is then meant for the fields. */
export function isFillingIn(dialog: HTMLDialogElement | null): boolean {
  return dialog !== null && dialog.querySelector('input, select, textarea') !== null;
}
