import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The ref of a `<dialog>` that stands above everything, other dialogs too, for as long as it is rendered: the browser keeps
 * the rest out of reach. It does not close on Escape. In the end the focus goes back to where it was.
 */
export function useTopDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  // Before the effects of what is in it: a field can take the focus only once the dialog is shown.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const before = document.activeElement;
    const ending = new AbortController();
    const { signal } = ending;
    const stay = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    document.addEventListener('keydown', stay, { signal });
    dialog.addEventListener('cancel', (event) => event.preventDefault(), { signal });
    // Where the browser closes it all the same: a phone's back gesture, for one, is heeded the second time.
    dialog.addEventListener('close', () => dialog.showModal(), { signal });
    dialog.showModal();
    return () => {
      ending.abort();
      dialog.close();
      returnFocus(before, dialog);
    };
  }, []);
  return ref;
}

/** A button that was disabled for a save has lost the focus before: then it goes to the submit button of the topmost form. */
function returnFocus(before: Element | null, dialog: HTMLDialogElement): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) return before.focus();
  const buttons = [...document.querySelectorAll<HTMLElement>('form [type="submit"]')];
  return buttons.findLast((button) => !dialog.contains(button))?.focus();
}
