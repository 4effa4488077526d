import { spreadsheetLimits } from '../sheet.ts';

/**
 * A numeric cell of a workbook, which may be a date or a time. `value` is the number itself; `serial` counts days since
 * 1899-12-30, with the time of day as a fraction; `isDate` is true if the cell is formatted as a date or time.
 */
export interface NumberCell {
  readonly value: number;
  readonly serial: number;
  readonly isDate: boolean;
  /** True if it shows hours, so that midnight is a time and not a whole day. */
  readonly showsTime: boolean;
}

export type SheetCell = string | NumberCell;

/** A row, with its number in a spreadsheet program. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly SheetCell[];
}

/** Merged cells, which show the value of the first one: rows by number, columns from 0, all inclusive. */
export interface MergedCells {
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromColumn: number;
  readonly toColumn: number;
}

/**
 * The non-empty rows of a CSV file or of one sheet, in order. `isRagged` is true if rows may be shorter than the header
 * because a workbook does not store empty cells.
 */
export interface SheetTable {
  readonly rows: readonly TableRow[];
  readonly isRagged: boolean;
  readonly merges?: readonly MergedCells[];
}

/** The header and the maximum number of rows; with one more, parsing can stop. */
export const enoughRows = spreadsheetLimits.rows + 1;

/** Returns true if a row contains only white space. */
export function isBlankRow({ cells }: TableRow): boolean {
  return cells.every((cell) => typeof cell === 'string' && cell.trim() === '');
}
