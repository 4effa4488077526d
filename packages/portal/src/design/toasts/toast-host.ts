import { topDialog } from '../dialogs/top-dialog.ts';

let host: HTMLElement | null = null;

/** The element that toasts are drawn in. It is a popover, since only what came later in the top layer is seen above a dialog. */
export function toastHost(): HTMLElement {
  host ??= createHost();
  raiseToasts();
  return host;
}

function createHost(): HTMLElement {
  const element = document.createElement('div');
  element.popover = 'manual';
  element.dataset['toasts'] = '';
  return element;
}

/** Brings toasts above everything else. */
export function raiseToasts(): void {
  if (host === null) return;
  const place = placeFor(host);
  if (host.parentNode !== place) place.append(host);
  host.togglePopover(false);
  host.togglePopover(true);
}

/** Moves toasts where one with a button has come or gone. */
export function keepToastsInReach(): void {
  if (host !== null && host.parentNode !== placeFor(host)) raiseToasts();
}

/** Outside of a modal dialog toasts can be seen but not clicked: those with a button belong in it. */
function placeFor(toasts: HTMLElement): HTMLElement {
  const dialog = toasts.querySelector('[data-button]') === null ? null : topDialog();
  return dialog ?? document.body;
}
