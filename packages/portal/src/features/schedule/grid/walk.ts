import { keyAcross } from './direction.ts';
import type { DayLayout, PlacedColumn, PlacedSet } from './layout-day.ts';

/** The set that an arrow key leads to from another, by what is seen: null where there is none, or for another key. */
export function walk({ columns, direction }: DayLayout, from: string | null, key: string): string | null {
  const column = columns.find(({ sets }) => sets.some(({ set }) => set.id === from));
  const placed = column?.sets.find(({ set }) => set.id === from);
  if (column === undefined || placed === undefined) return key.startsWith('Arrow') ? firstOf(columns) : null;
  const place = column.sets.indexOf(placed);
  switch (keyAcross(key, direction)) {
    case 'ArrowDown':
      return idOf(column.sets[place + 1]);
    case 'ArrowUp':
      return place === 0 ? null : idOf(column.sets[place - 1]);
    case 'Home':
      return idOf(column.sets[0]);
    case 'End':
      return idOf(column.sets.at(-1));
    case 'ArrowRight':
      return beside(columns.slice(columns.indexOf(column) + 1), placed);
    case 'ArrowLeft':
      return beside(columns.slice(0, columns.indexOf(column)).toReversed(), placed);
    default:
      return null;
  }
}

function firstOf(columns: readonly PlacedColumn[]): string | null {
  return idOf(columns.find(({ sets }) => sets.length > 0)?.sets[0]);
}

/** In the nearest column with any, the set that begins nearest to where this one does. */
function beside(columns: readonly PlacedColumn[], { top }: PlacedSet): string | null {
  const sets = columns.find(({ sets }) => sets.length > 0)?.sets ?? [];
  const distance = (set: PlacedSet) => Math.abs(set.top - top);
  return idOf(sets.toSorted((one, other) => distance(one) - distance(other))[0]);
}

function idOf(placed: PlacedSet | undefined): string | null {
  return placed?.set.id ?? null;
}
