import type { MergedCells, SheetTable } from '../../spreadsheet/parsing/table.ts';
import type { LeftOutReason, LeftOutRow, SourceCell } from '../source.ts';
import { sourceCell } from './number-cells.ts';

/** A non-blank row of a sheet, and its number in a spreadsheet program. */
export interface PlainRow {
  readonly number: number;
  readonly cells: readonly SourceCell[];
}

/** A sheet of a workbook, or a whole text. `id` and `name` as in `SourceTable`. */
export interface PlainSheet {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly PlainRow[];
  readonly merges: readonly MergedCells[];
}

/** Returns the rows of a sheet that contain more than white space. */
export function plainSheet(id: string, name: string, table: SheetTable): PlainSheet {
  const rows: PlainRow[] = [];
  for (const { row, cells } of table.rows) {
    const plain = cells.map(sourceCell);
    if (plain.some(isFilled)) rows.push({ number: row, cells: plain });
  }
  return { id, name, rows, merges: table.merges ?? [] };
}

/** Returns true if a cell contains more than white space. */
export function isFilled(cell: SourceCell | undefined): boolean {
  return typeof cell === 'string' ? cell.trim() !== '' : cell !== null && cell !== undefined;
}

/** Returns the text of a row as shown to users. */
export function rowText(cells: readonly SourceCell[]): string {
  return cells.filter(isFilled).join(' · ').slice(0, 200);
}

/** Returns a row for the list of left-out rows. */
export function leftOutRow(table: string, { number, cells }: PlainRow, reason: LeftOutReason): LeftOutRow {
  return { table, number, text: rowText(cells), reason };
}
