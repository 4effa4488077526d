import { shortcutOf, type Pressed } from '../keys/is-shortcut.ts';

/** What a key asks for: to take the last change back, or to bring the last one back that was taken back. */
export type UndoKey = 'undo' | 'redo';

/** Null for any other key. */
export function undoKeyOf(pressed: Pressed): UndoKey | null {
  return shortcutOf(['undo', 'redo'], pressed);
}

/** Returns true if a dialog with fields covers the page: whoever fills them in means these. */
export function isFillingIn(dialog: HTMLDialogElement | null): boolean {
  return dialog !== null && dialog.querySelector('input, select, textarea') !== null;
}
