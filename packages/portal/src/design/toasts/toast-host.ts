import { topDialog } from '../dialogs/top-dialog.ts';
import { shownToasts } from './toast.ts';

let host: HTMLElement | null = null;

/**
 * Returns the element that contains the toasts. It is a popover, because only what was added to the top layer later is
 * visible above a dialog.
 */
export function toastHost(): HTMLElement {
  host ??= createHost();
  return host;
}

function createHost(): HTMLElement {
  const element = document.createElement('div');
  element.popover = 'manual';
  element.dataset['toasts'] = '';
  return element;
}

/**
 * Moves toasts above everything else, into the topmost dialog if one is open: content outside of a modal dialog can
 * neither be clicked nor announced. The dialog's own messages stay outside.
 */
export function raiseToasts(): void {
  const hasDialogToast = shownToasts.get().some(({ isInDialog }) => isInDialog === true);
  const place = hasDialogToast ? document.body : (topDialog() ?? document.body);
  if (host === null || host.parentNode === place) return;
  place.append(host);
  host.togglePopover(true);
}
