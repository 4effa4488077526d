import { formatDay } from '@lineup/domain';
import type { ListView } from '../view/list-view.ts';
import type { ListRow } from './list-row.ts';

/** A line of the list: a set, or the header of a group. */
export type ListEntry =
  | { readonly kind: 'set'; readonly key: string; readonly row: ListRow }
  | { readonly kind: 'group'; readonly key: string; readonly name: string; readonly ids: readonly string[] };

/** Returns the rows as lines, under group headers if the view has groups. The order within a group does not change. */
export function groupRows(rows: readonly ListRow[], group: ListView['group']): readonly ListEntry[] {
  if (group === null) return rows.map(setEntry);
  const groups = new Map<string, ListRow[]>();
  const keyOf = group === 'day' ? dayKey : ({ event }: ListRow) => event.stage;
  for (const row of rows) {
    const key = keyOf(row);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [row]);
    else known.push(row);
  }
  const place = group === 'day' ? ({ set }: ListRow) => set.start : (row: ListRow) => row.place;
  const least = (of: readonly ListRow[]) => of.reduce((least, row) => Math.min(least, place(row)), Infinity);
  return [...groups]
    .map(([key, of]) => ({ key, of, place: key === outside ? Infinity : least(of) }))
    .sort((a, b) => a.place - b.place || (a.key < b.key ? -1 : 1))
    .flatMap(({ key, of }) => [heading(key, of, group), ...of.map(setEntry)]);
}

const outside = 'outside';
/** The same name as on the day tab of these sets. */
export const outsideName = 'Outside dates';

function dayKey({ day, isOutside }: ListRow): string {
  return isOutside ? outside : day;
}

function setEntry(row: ListRow): ListEntry {
  return { kind: 'set', key: row.id, row };
}

function heading(key: string, rows: readonly ListRow[], group: 'day' | 'stage'): ListEntry {
  const ids = rows.map(({ id }) => id);
  return { kind: 'group', key: `group ${key}`, name: group === 'day' ? dayName(key) : key, ids };
}

function dayName(key: string): string {
  return key === outside ? outsideName : formatDay(key);
}
