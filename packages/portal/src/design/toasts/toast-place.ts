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
 * Where toasts begin, from the top of the window: the first place at the right that covers the fewest `obstacles`, be it in a
 * gap or, where there is none near the top, over as few as can be.
 */
export function toastTop(obstacles: readonly Box[], { innerWidth, innerHeight }: WindowSize): number {
  const left = innerWidth > phone ? innerWidth - columnWidth : 0;
  const inReach = obstacles.filter((box) => box.right > left && box.left < innerWidth && box.bottom > 0);
  const below = inReach.map((box) => Math.ceil(box.bottom) + usualTop / 2);
  const places = [usualTop, ...below.filter((top) => top > usualTop && top <= innerHeight * lowest)];
  const covered = (top: number) => inReach.filter((box) => box.top < top + height && box.bottom > top).length;
  return places.toSorted((one, other) => covered(one) - covered(other) || one - other)[0] ?? usualTop;
}

/** Brings toasts, if there are any, to where they cover no control and no name of the page or dialog that is shown. */
export function placeToasts(): void {
  if (document.querySelector('[data-toast]') === null) return;
  const top = toastTop(obstaclesOn(topDialog() ?? document), window);
  document.documentElement.style.setProperty('--toasts-top', `${top}px`);
}

const obstacles = 'a[href], button, input, select, textarea, [role="button"], dialog h2';

/** What people use or must read on the page or in the dialog above it. */
function obstaclesOn(page: ParentNode): readonly Box[] {
  return [...page.querySelectorAll(obstacles)]
    .filter((element) => element.closest('[inert], [hidden], [data-toasts]') === null)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height: tall }) => width > 1 && tall > 1);
}
