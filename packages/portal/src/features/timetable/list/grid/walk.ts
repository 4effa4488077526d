import { shortcutOf } from '../../../../app/keys/is-shortcut.ts';
import { columns, type CellPlace, type Column } from './columns.ts';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

const keys = [
  'down',
  'up',
  'left',
  'right',
  'pageDown',
  'pageUp',
  'first',
  'last',
  'topRow',
  'bottomRow',
  'firstCell',
  'lastCell',
] as const;

/** Returns the cell that a key leads to; the same cell at an edge, null for other keys. */
export function walk(
  ids: readonly string[],
  at: CellPlace,
  { key, ctrlKey, metaKey }: Key,
  page: number,
): CellPlace | null {
  const row = ids.indexOf(at.id);
  const toRow = (to: number, column: Column = at.column): CellPlace => ({
    id: ids[Math.max(0, Math.min(to, ids.length - 1))] ?? at.id,
    column,
  });
  // With Shift the same keys select a range.
  switch (shortcutOf(keys, { key, ctrlKey, metaKey })) {
    case 'down':
      return toRow(row + 1);
    case 'bottomRow':
      return toRow(Infinity);
    case 'up':
      return toRow(row - 1);
    case 'topRow':
      return toRow(0);
    case 'pageDown':
      return toRow(row + page);
    case 'pageUp':
      return toRow(row - page);
    case 'right':
      return { ...at, column: adjacentColumn(at.column, 1) };
    case 'left':
      return { ...at, column: adjacentColumn(at.column, -1) };
    case 'first':
      return { ...at, column: columns[0] };
    case 'firstCell':
      return toRow(0, columns[0]);
    case 'last':
      return { ...at, column: columns.at(-1) ?? at.column };
    case 'lastCell':
      return toRow(Infinity, columns.at(-1));
    default:
      return null;
  }
}

/** Returns the column at this distance, or the first or last one. */
export function adjacentColumn(column: Column, by: number): Column {
  return columns[columns.indexOf(column) + by] ?? column;
}
