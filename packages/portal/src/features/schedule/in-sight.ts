import type { DayLayout, PlacedSet } from './layout-day.ts';

/** A part of a day's grid: CSS pixels from the top of its hours, and the places of its columns; both ends belong to it. */
export interface Sight {
  readonly top: number;
  readonly bottom: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** The size of the window in CSS pixels. */
interface WindowSize {
  readonly innerWidth: number;
  readonly innerHeight: number;
}

/** How much of what was before stays in view above what plays now. */
const above = 140;

/** The sizes of the grid's style sheet, in CSS pixels at the usual size of letters; with larger ones less is in sight. */
const narrowWindow = 640;
const columnOfNarrowWindow = 152;
const columnOfWindow = 184;
const axis = 64;
const head = 52;
const aroundGrid = 200;
const leastGrid = 256;

/** Where a day is scrolled to when it is opened: to what plays at `now`, else to its first set. */
export function openingTop(layout: DayLayout, now: number): number {
  return Math.max(0, (layout.topOf(now) ?? 0) - above);
}

/**
 * What can be seen of a day that is opened in a window of this size, at most. `scrolled` is how many columns are passed to
 * the left; with a half, some part of the next one is.
 */
export function sightOf(
  layout: DayLayout,
  { innerWidth, innerHeight }: WindowSize,
  scrolled: number,
  now: number,
): Sight {
  const column = innerWidth > narrowWindow ? columnOfWindow : columnOfNarrowWindow;
  const height = Math.max(leastGrid, innerHeight - aroundGrid) - head;
  const top = Math.min(openingTop(layout, now), Math.max(0, layout.height - height));
  return {
    top,
    bottom: top + height,
    firstColumn: Math.floor(scrolled),
    lastColumn: Math.ceil(scrolled) + Math.ceil((innerWidth - axis) / column) - 1,
  };
}

/** Whether any of the set, in the column at this place, lies in the sight. */
export function isInSight({ top, height }: PlacedSet, column: number, sight: Sight): boolean {
  const { firstColumn, lastColumn } = sight;
  return column >= firstColumn && column <= lastColumn && top <= sight.bottom && top + height >= sight.top;
}
