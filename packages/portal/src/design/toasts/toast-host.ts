import { topDialog } from '../dialogs/top-dialog.ts';
import { shownToasts } from './toast.ts';

let host: HTMLElement | null = null;

/** The element that toasts are drawn in. It is a popover, since only what came later in the top layer is seen above a dialog. */
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
 * Brings toasts above everything else, into the dialog on top where one is open: what is outside of a modal dialog can neither
 * be clicked nor heard. What the dialog says itself stays outside.
 */
export function raiseToasts(): void {
  const hasDialogToast = shownToasts.get().some(({ isInDialog }) => isInDialog === true);
  const place = hasDialogToast ? document.body : (topDialog() ?? document.body);
  if (host === null || host.parentNode === place) return;
  place.append(host);
  host.togglePopover(true);
}
