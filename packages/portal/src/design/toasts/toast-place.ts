import { topDialog } from '../dialogs/top-dialog.ts';

/** A rectangle in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** It has the focus: somebody types there or will continue from there. */
  readonly isInUse?: boolean;
  /** Labels what is below it, such as a stage of the timetable: covering several cards is preferred to covering it. */
  readonly isHeading?: boolean;
}

interface WindowSize {
  readonly innerWidth: number;
  readonly innerHeight: number;
}

/** Distances from the top and the right edge of the window. */
interface ToastPlace {
  readonly top: number;
  readonly right: number;
}

/** The height of a toast with its margin. It is as wide as a phone, or a column at the right. */
const height = 76;
const columnWidth = 390;
const phone = 600;
/** Any lower no longer counts as the top, as a share of the window. */
const lowest = 0.45;
const usual: ToastPlace = { top: 16, right: 24 };

/**
 * Returns where toasts start: the first place at the top right that covers the fewest `obstacles`. That is a gap, or,
 * if there is none near the top, a place over as few obstacles as possible, avoiding those in use. Toasts may be to the
 * left of `panels`, which are open at the right edge.
 */
export function toastPlace(
  obstacles: readonly Box[],
  { innerWidth, innerHeight }: WindowSize,
  panels: readonly Box[] = [],
): ToastPlace {
  const isPhone = innerWidth <= phone;
  const rights = [0, ...(isPhone ? [] : panels.map(({ left }) => innerWidth - left))]
    .filter((taken) => taken + columnWidth <= Math.max(innerWidth, columnWidth))
    .toSorted((one, other) => one - other);
  const places = rights.flatMap((taken) => {
    const right = innerWidth - taken;
    const left = isPhone ? 0 : right - columnWidth;
    const inReach = obstacles.filter((box) => box.right > left && box.left < right && box.bottom > 0);
    const below = inReach.map((box) => Math.ceil(box.bottom) + usual.top / 2);
    const tops = [usual.top, ...below.filter((top) => top > usual.top && top <= innerHeight * lowest)];
    return tops
      .toSorted((one, other) => one - other)
      .map((top) => {
        const covered = inReach.filter((box) => box.top < top + height && box.bottom > top);
        return { top, right: usual.right + taken, cost: covered.reduce((sum, box) => sum + costOf(box), 0) };
      });
  });
  const [best = usual] = places.toSorted((one, other) => one.cost - other.cost);
  return { top: best.top, right: best.right };
}

function costOf({ isInUse = false, isHeading = false }: Box): number {
  if (isInUse) return 100;
  return isHeading ? 10 : 1;
}

/** Moves visible toasts to where they cover no control or heading of the page or dialog, nor the row in use. */
export function placeToasts(): void {
  if (document.querySelector('[data-toast]') === null) return;
  const page = topDialog() ?? document;
  const panels = [...page.querySelectorAll('[data-side-panel]')].map(boxOf).filter(isThere);
  const { top, right } = toastPlace(obstaclesOn(page), window, panels);
  const { style } = document.documentElement;
  style.setProperty('--toasts-top', `${top}px`);
  style.setProperty('--toasts-right', `${right}px`);
}

const obstacles =
  'a[href], button, summary, input, select, textarea, [role="button"], h1, h2, h3, nav li, [data-head], [role="row"]:focus-within';

/** Returns what people use or must read on the page, or in the dialog above it, where a toast could be placed. */
function obstaclesOn(page: ParentNode): readonly Box[] {
  const bottom = window.innerHeight * lowest + height;
  return [...page.querySelectorAll(obstacles)].flatMap((element) => {
    const box = boxOf(element);
    // A timetable has hundreds of buttons, few of which are that high up: the expensive checks run only for these.
    const isNear = box.bottom > 0 && box.top < bottom && isThere(box);
    return isNear && isSeen(element) ? [{ ...box, ...extentOf(element) }] : [];
  });
}

/** Returns the extent of a title's text: the rest of its line is free. */
function extentOf(element: Element): Pick<Box, 'left' | 'right'> | null {
  if (!element.matches('h1, h2, h3')) return null;
  const words = document.createRange();
  words.selectNodeContents(element);
  const { left, right } = words.getBoundingClientRect();
  return { left, right };
}

function isSeen(element: Element): boolean {
  return (
    // A panel's question makes its controls inert for a moment: toasts stay where they are.
    element.closest('[inert]:not([data-side-panel] > *), [hidden], [data-toasts]') === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

function boxOf(element: Element): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return {
    left,
    right,
    top,
    bottom,
    isInUse: element.matches(':focus, [role="row"]:focus-within'),
    isHeading: element.matches('[data-head]'),
  };
}

function isThere({ left, right, top, bottom }: Box): boolean {
  return right - left > 1 && bottom - top > 1;
}
