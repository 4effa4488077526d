import { spreadsheetLimits } from '../sheet.ts';

/**
 * A cell of a workbook with a number in it, which may be a date or a time. `value` is the number itself; `serial` counts
 * days since 1899-12-30, the time of day as fraction; `isDate` says whether the cell shows a date or time.
 */
export interface NumberCell {
  readonly value: number;
  readonly serial: number;
  readonly isDate: boolean;
  /** Whether it shows hours, so that midnight is a time and not a whole day. */
  readonly showsTime: boolean;
}

export type SheetCell = string | NumberCell;

/** A row with its number in a spreadsheet program. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly SheetCell[];
}

/** Cells that are shown as one, which holds what the first of them does: rows by their numbers, columns from 0, all included. */
export interface MergedCells {
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromColumn: number;
  readonly toColumn: number;
}

/**
 * The rows of a CSV file or of one sheet in their order, those without any cell left out. `isRagged` says that rows may
 * be shorter than the header because a workbook does not store empty cells.
 */
export interface SheetTable {
  readonly rows: readonly TableRow[];
  readonly isRagged: boolean;
  readonly merges?: readonly MergedCells[];
}

/** The header and as many rows as may be: whoever has found one more need not read on. */
export const enoughRows = spreadsheetLimits.rows + 1;

/** Returns true if there is nothing but white space in a row. */
export function isBlankRow({ cells }: TableRow): boolean {
  return cells.every((cell) => typeof cell === 'string' && cell.trim() === '');
}
