import { overlaps, type Interval } from '@lineup/domain';
import type { DayLayout } from '../../grid/layout-day.ts';

type Ids = ReadonlySet<string>;

/** Adds the set to the selection, or removes it. */
export function toggled(selected: Ids, id: string): Ids {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Adds the range from the last selected set to this one. On one stage these are the sets between the two; across
 * stages, the sets on those stages that overlap the span of the two. Without a last set, toggles this one.
 */
export function rangeTo(layout: DayLayout, selected: Ids, from: string | null, to: string): Ids {
  const [first, last] = [from, to].map((id) => placeOf(layout, id)).sort(byColumn);
  if (from === to || !first || !last) return toggled(selected, to);
  return new Set([...selected, ...(first.column === last.column ? between : within)(layout, first, last)]);
}

/** The position of a set: its column, and its index there. */
interface Place {
  readonly column: number;
  readonly index: number;
  readonly set: Interval;
}

function placeOf({ columns }: DayLayout, id: string | null): Place | null {
  for (const [column, { sets }] of columns.entries()) {
    const index = sets.findIndex(({ set }) => set.id === id);
    const placed = sets[index];
    if (placed !== undefined) return { column, index, set: placed.set };
  }
  return null;
}

/** Sets without a position come last. */
function byColumn(a: Place | null, b: Place | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a.column - b.column || a.index - b.index;
}

function between({ columns }: DayLayout, { column, index }: Place, last: Place): readonly string[] {
  return columns[column]?.sets.slice(index, last.index + 1).map(({ set }) => set.id) ?? [];
}

function within({ columns }: DayLayout, first: Place, last: Place): readonly string[] {
  const span = {
    start: Math.min(first.set.start, last.set.start),
    end: Math.max(first.set.end, last.set.end),
  };
  const stages = columns.slice(first.column, last.column + 1);
  return stages.flatMap(({ sets }) => sets.flatMap(({ set }) => (overlaps(set, span) ? [set.id] : [])));
}
