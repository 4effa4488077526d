import { ownSets } from './cards.ts';
import type { DayLayout, PlacedColumn, PlacedSet } from './layout-day.ts';
import type { Scale } from './scale.ts';

type View = Scale['view'];

/** A place in a day's grid: CSS pixels along its hours from the first, and across its columns. */
export interface Spot {
  readonly top: number;
  readonly left: number;
}

/** A part of a day's grid. */
export interface Sight {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** How much of what was before stays in view above what plays now, and above the first set. */
const above = 140;
const aboveFirst = 24;
/** The part of a set that shows its artist. */
const readable = 20;
/**
 * In which steps what is drawn changes, and how far it goes beyond the edges of the view so that scrolling meets no empty
 * space; of a day that somebody passes by, nothing is drawn that is not seen.
 */
const near = { step: 160, around: 240 };
const passing = { step: 40, around: 0 };

/**
 * Where a day is opened: at what plays at `now`, else at the first set of the stages that are shown. Where these have none,
 * at the first stage that has.
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

/** The set that begins nearest to the top, and its column. */
function earliestOf(columns: readonly PlacedColumn[]): { top: number; column: PlacedColumn } | null {
  let first: { top: number; column: PlacedColumn } | null = null;
  for (const column of columns) {
    for (const { top } of ownSets(column)) if (first === null || top < first.top) first = { top, column };
  }
  return first;
}

/** The spot that stands for all those near it, in the steps of somebody who passes by or, where `drawsNear`, in large ones. */
export function roughly({ top, left }: Spot, drawsNear = false): Spot {
  const { step } = drawsNear ? near : passing;
  return { top: Math.floor(top / step) * step, left: Math.floor(left / step) * step };
}

/** What is drawn of a day that is scrolled to about `spot`: what is in sight, and what is near where `drawsNear`. */
export function sightOf({ top, left }: Spot, view: View, drawsNear = true): Sight {
  const { step, around } = drawsNear ? near : passing;
  return {
    top: top - around,
    bottom: top + view.height + step + around,
    left: left - around,
    right: left + view.width + step + around,
  };
}

/** Returns true if any of the column lies in the sight. */
export function isColumnInSight(
  { left, width }: Pick<PlacedColumn, 'left' | 'width'>,
  sight: Sight,
): boolean {
  return left <= sight.right && left + width >= sight.left;
}

/** Returns true if any of the set lies between the upper and the lower end of the sight. */
export function isInSight(
  { top, height }: Pick<PlacedSet, 'top' | 'height'>,
  sight: Pick<Sight, 'top' | 'bottom'>,
): boolean {
  return top <= sight.bottom && top + height >= sight.top;
}
