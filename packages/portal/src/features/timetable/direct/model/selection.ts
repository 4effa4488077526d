import { overlaps, type Interval } from '@lineup/domain';
import type { DayLayout } from '../../grid/layout-day.ts';

type Ids = ReadonlySet<string>;

/** With the set where it was not selected, without it where it was. */
export function toggled(selected: Ids, id: string): Ids {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * With all sets from the one chosen last to this one: on one stage those between the two, on several what lies on the stages
 * between them in the time that the two span. Where there is no other, with this one or without it.
 */
export function rangeTo(layout: DayLayout, selected: Ids, from: string | null, to: string): Ids {
  const [first, last] = [from, to].map((id) => placeOf(layout, id)).sort(byColumn);
  if (from === to || !first || !last) return toggled(selected, to);
  return new Set([...selected, ...(first.column === last.column ? between : within)(layout, first, last)]);
}

/** Where a set stands: in which column, and as which of its sets. */
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

/** Those that are nowhere come last. */
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
