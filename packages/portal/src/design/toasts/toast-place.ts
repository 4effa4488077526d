import { topDialog } from '../dialogs/top-dialog.ts';

/** A part of the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface WindowSize {
  readonly innerWidth: number;
  readonly innerHeight: number;
}

/** A toast, with a little room around it: as wide as a phone, or a column at the right. */
const height = 76;
const columnWidth = 390;
const phone = 600;
/** Further down it is no longer at the top. */
const lowest = 0.45;
const usualTop = 16;

/**
 * Where toasts begin, from the top of the window: the first place at the right in which one covers no control, or the usual one
 * where there is none near the top.
 */
export function toastTop(controls: readonly Box[], { innerWidth, innerHeight }: WindowSize): number {
  const left = innerWidth > phone ? innerWidth - columnWidth : 0;
  const below = controls
    .filter((box) => box.right > left && box.left < innerWidth && box.bottom > 0)
    .toSorted((one, other) => one.top - other.top);
  let top = usualTop;
  for (const box of below) {
    if (box.top >= top + height) break;
    if (box.bottom > top) top = Math.ceil(box.bottom) + usualTop / 2;
  }
  return top <= innerHeight * lowest ? top : usualTop;
}

/** Brings toasts, if there are any, to where they cover no control of the page that is shown. */
export function placeToasts(): void {
  if (document.querySelector('[data-sonner-toast]') === null) return;
  const top = toastTop(controlsOn(topDialog() ?? document), window);
  document.documentElement.style.setProperty('--toasts-top', `${top}px`);
}

/** The controls of the page or of the dialog above it, as far as they can be used. */
function controlsOn(page: ParentNode): readonly Box[] {
  const all = page.querySelectorAll('a[href], button, input, select, textarea, [role="button"]');
  return [...all]
    .filter((control) => control.closest('[inert], [hidden], [data-sonner-toast]') === null)
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height: tall }) => width > 1 && tall > 1);
}
