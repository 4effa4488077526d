import { topDialog } from '../../design/dialogs/top-dialog.ts';
import { usePageEvent } from '../../design/use-page-event.ts';
import { usePortal } from '../portal-context.ts';
import { isLetterKey } from './is-letter-key.ts';
import type { LetterShortcut } from './letter-shortcuts.ts';

/**
 * Does something when this key is pressed, as long as such keys are switched on: not while
 * one types or chooses from a list by its letters, and not behind a dialog.
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
