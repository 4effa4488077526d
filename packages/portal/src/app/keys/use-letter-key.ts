import { topDialog } from '../../design/dialogs/top-dialog.ts';
import { usePageEvent } from '../../design/use-page-event.ts';
import { usePortal } from '../portal-context.ts';
import { isLetterKey } from './is-letter-key.ts';
import type { LetterShortcut } from './letter-shortcuts.ts';

/**
 * Calls `press` when this key is pressed and such keys are switched on, but not while the user types or selects from a
 * list by letter, and not behind a dialog.
 */
export function useLetterKey(name: LetterShortcut, press: () => void, isEnabled = true): void {
  const { letterKeys } = usePortal();
  const listen = (event: KeyboardEvent) => {
    if (!isLetterKey(event, name) || !letterKeys.areOn() || topDialog() !== null) return;
    event.preventDefault();
    press();
  };
  usePageEvent('keydown', listen, isEnabled);
}
