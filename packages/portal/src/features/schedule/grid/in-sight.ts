import type { DayLayout, PlacedColumn, PlacedSet } from './layout-day.ts';

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

/** How much of what was before stays in view above what plays now, and above the first set. */
const above = 140;
const aboveFirst = 24;

/** The part of a set that shows its artist. */
const readable = 40;

/** The sizes of the grid's style sheet, in CSS pixels at the usual size of letters; with larger ones less is in sight. */
const narrowWindow = 640;
const columnOfNarrowWindow = 152;
const columnOfWindow = 184;
const axis = 64;
const head = 52;
const aroundColumns = 42;
const aroundGrid = 208;
const aboveGrid = 400;
const leastGrid = 256;

/** Where a day is opened: CSS pixels from the top of its hours, and the place of the first column, null where that stays. */
export interface Opening {
  readonly top: number;
  readonly column: number | null;
}

/**
 * Where a day is opened in a window of this size, with so many columns `passed` to the left: at what plays at `now`, else at
 * the first set of the stages that are shown. Where these have none to be seen, and nobody has chosen them by scrolling,
 * at the first stage that has.
 */
export function openingOf(layout: DayLayout, size: WindowSize, passed: number, now: number): Opening {
  const from = Math.ceil(passed);
  const shown = layout.columns.slice(from, from + columnsIn(size));
  const toChooseFrom = passed > 0 ? shown : layout.columns;
  const nowTop = layout.topOf(now);
  if (nowTop !== null) {
    const top = Math.max(0, nowTop - above);
    const isRead = ({ top: start }: PlacedSet) => start >= top && start <= top + lastRead(size);
    const plays = ({ sets }: PlacedColumn) => sets.some(isRead);
    return { top, column: shown.some(plays) ? null : placeOf(layout, toChooseFrom.find(plays)) };
  }
  const here = earliestOf(shown);
  const first = here ?? earliestOf(toChooseFrom);
  const top = first === null || first.top <= lastRead(size) ? 0 : first.top - aboveFirst;
  return { top, column: here === null ? placeOf(layout, first?.column) : null };
}

function placeOf({ columns }: DayLayout, column: PlacedColumn | undefined): number | null {
  return column === undefined ? null : columns.indexOf(column);
}

/** The set that begins nearest to the top, and its column. */
function earliestOf(columns: readonly PlacedColumn[]): { top: number; column: PlacedColumn } | null {
  const starts = columns.flatMap((column) => column.sets.map(({ top }) => ({ top, column })));
  return starts.length === 0 ? null : starts.reduce((first, next) => (next.top < first.top ? next : first));
}

/** How far down a set may begin for its artist to be read before the page is scrolled. */
function lastRead({ innerHeight }: WindowSize): number {
  return Math.max(0, innerHeight - aboveGrid - head - readable);
}

/** How many columns are shown at once, or nearly. */
function columnsIn(size: WindowSize): number {
  return Math.max(1, Math.round((size.innerWidth - aroundColumns - axis) / columnWidth(size)));
}

function columnWidth({ innerWidth }: WindowSize): number {
  return innerWidth > narrowWindow ? columnOfWindow : columnOfNarrowWindow;
}

/**
 * What can be seen of a day that is opened at `openingTop` in a window of this size, at most. `passed` is how many columns
 * are passed to the left; with a half, some part of the next one is.
 */
export function sightOf(layout: DayLayout, size: WindowSize, passed: number, openingTop: number): Sight {
  const height = Math.max(leastGrid, size.innerHeight - aroundGrid) - head;
  const top = Math.min(openingTop, Math.max(0, layout.height - height));
  return {
    top,
    bottom: top + height,
    firstColumn: Math.floor(passed),
    lastColumn: Math.ceil(passed) + Math.ceil((size.innerWidth - axis) / columnWidth(size)) - 1,
  };
}

/** Whether any of the set, in the column at this place, lies in the sight. */
export function isInSight({ top, height }: PlacedSet, column: number, sight: Sight): boolean {
  const { firstColumn, lastColumn } = sight;
  return column >= firstColumn && column <= lastColumn && top <= sight.bottom && top + height >= sight.top;
}
