import { ownSets } from './cards.ts';
import type { DayLayout, PlacedColumn, PlacedSet } from './layout-day.ts';
import type { Scale } from './scale.ts';

type View = Scale['view'];

/** A position in a day's grid, in CSS pixels: along its hours and across its columns. */
export interface Spot {
  readonly top: number;
  readonly left: number;
}

/** A rectangle of a day's grid. */
export interface Sight {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** How much earlier time stays visible above what is on now, and above the first set. */
const above = 140;
const aboveFirst = 24;
/** The height of a set that is enough to show its artist. */
const readable = 20;
/**
 * `step`: how far one scrolls before the rendered area changes. `around`: how far that area extends beyond the
 * viewport, so that scrolling shows no empty space. For a day that is only passed by, nothing outside of the viewport
 * is rendered.
 */
const near = { step: 160, around: 240 };
const passing = { step: 40, around: 0 };

/**
 * Returns where a day opens: at what is on at `now`, or else at the first set of the visible stages. If those have
 * none, it scrolls to the first stage that has.
 */
export function openingOf(layout: DayLayout, view: View, now: number): Spot {
  const shown = layout.columns.filter(({ left, width }) => left + width / 2 <= view.width);
  const nowTop = layout.topOf(now);
  if (nowTop !== null) {
    const top = Math.max(0, nowTop - above);
    const isRead = ({ top: start }: PlacedSet) => start >= top && start <= top + view.height - readable;
    const plays = ({ sets }: PlacedColumn) => sets.some(isRead);
    return { top, left: shown.some(plays) ? 0 : (layout.columns.find(plays)?.left ?? 0) };
  }
  const first = earliestOf(shown) ?? earliestOf(layout.columns);
  if (first === null) return { top: 0, left: 0 };
  return {
    top: first.top <= view.height - readable ? 0 : first.top - aboveFirst,
    left: shown.includes(first.column) ? 0 : first.column.left,
  };
}

/** Returns the top of the first set, and its column. */
function earliestOf(columns: readonly PlacedColumn[]): { top: number; column: PlacedColumn } | null {
  let first: { top: number; column: PlacedColumn } | null = null;
  for (const column of columns) {
    for (const { top } of ownSets(column)) if (first === null || top < first.top) first = { top, column };
  }
  return first;
}

/** Rounds a position down to the step, which is large if `drawsNear`, so that nearby positions are equal. */
export function roughly({ top, left }: Spot, drawsNear = false): Spot {
  const { step } = drawsNear ? near : passing;
  return { top: Math.floor(top / step) * step, left: Math.floor(left / step) * step };
}

/** Returns the area to render for a position from `roughly`: what is in view, and its surroundings if `drawsNear`. */
export function sightOf({ top, left }: Spot, view: View, drawsNear = true): Sight {
  const { step, around } = drawsNear ? near : passing;
  return {
    top: top - around,
    bottom: top + view.height + step + around,
    left: left - around,
    right: left + view.width + step + around,
  };
}

/** Returns true if part of the column is in the area. */
export function isColumnInSight(
  { left, width }: Pick<PlacedColumn, 'left' | 'width'>,
  sight: Sight,
): boolean {
  return left <= sight.right && left + width >= sight.left;
}

/** Returns true if part of the set is between the top and bottom of the area. */
export function isInSight(
  { top, height }: Pick<PlacedSet, 'top' | 'height'>,
  sight: Pick<Sight, 'top' | 'bottom'>,
): boolean {
  return top <= sight.bottom && top + height >= sight.top;
}
