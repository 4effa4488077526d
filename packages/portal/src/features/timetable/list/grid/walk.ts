import { columns, type CellPlace, type Column } from './columns.ts';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** The cell that a key leads to from another; the same one at the edge, null for a key that leads nowhere. */
export function walk(ids: readonly string[], at: CellPlace, event: Key, page: number): CellPlace | null {
  const row = ids.indexOf(at.id);
  const isFar = event.ctrlKey || event.metaKey;
  const toRow = (to: number, column: Column = at.column): CellPlace => ({
    id: ids[Math.max(0, Math.min(to, ids.length - 1))] ?? at.id,
    column,
  });
  switch (event.key) {
    case 'ArrowDown':
      return toRow(isFar ? Infinity : row + 1);
    case 'ArrowUp':
      return toRow(isFar ? 0 : row - 1);
    case 'PageDown':
      return toRow(row + page);
    case 'PageUp':
      return toRow(row - page);
    // With Cmd these are the browser's own.
    case 'ArrowRight':
      return isFar ? null : { ...at, column: adjacentColumn(at.column, 1) };
    case 'ArrowLeft':
      return isFar ? null : { ...at, column: adjacentColumn(at.column, -1) };
    case 'Home':
      return isFar ? toRow(0, columns[0]) : { ...at, column: columns[0] };
    case 'End':
      return isFar ? toRow(Infinity, columns.at(-1)) : { ...at, column: columns.at(-1) ?? at.column };
    default:
      return null;
  }
}

/** The column this many further; the last or first at the edge. */
export function adjacentColumn(column: Column, by: number): Column {
  return columns[columns.indexOf(column) + by] ?? column;
}
