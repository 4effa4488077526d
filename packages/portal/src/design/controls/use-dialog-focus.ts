import { useEffect, type RefObject } from 'react';
import { tabStops } from './tab-stops.ts';

interface DialogFocus {
  readonly opened: boolean;
  readonly returnFocus: boolean;
}

/** Takes the focus into the dialog when it opens, keeps the Tab key in it, and lets it go back in the end. */
export function useDialogFocus(
  dialog: RefObject<HTMLElement | null>,
  { opened, returnFocus }: DialogFocus,
): void {
  useEffect(() => {
    const element = dialog.current;
    if (!opened || element === null) return undefined;
    const before = document.activeElement;
    firstFocus(element).focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Tab' && keepWithin(element, event);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      if (returnFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog, opened, returnFocus]);
}

function firstFocus(dialog: HTMLElement): HTMLElement {
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]:not([data-autofocus="false"])');
  return wanted ?? tabStops(dialog)[0] ?? dialog;
}

/** From the last control the key leads to the first one, and the other way round. */
function keepWithin(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = tabStops(dialog);
  const leaving = event.shiftKey ? stops.at(0) : stops.at(-1);
  const active = document.activeElement;
  if (active !== leaving && active !== dialog) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops.at(0))?.focus();
}
