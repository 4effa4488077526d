import type { MergedCells, SheetTable } from '../../spreadsheet/parsing/table.ts';
import type { LeftOutReason, LeftOutRow, SourceCell } from '../source.ts';
import { sourceCell } from './number-cells.ts';

/** A row of a sheet with something in it, and its number in a spreadsheet program. */
export interface PlainRow {
  readonly number: number;
  readonly cells: readonly SourceCell[];
}

/** A sheet of a workbook, or all of a text. `id` and `name` as in `SourceTable`. */
export interface PlainSheet {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly PlainRow[];
  readonly merges: readonly MergedCells[];
}

/** The rows of a sheet in which there is anything but white space. */
export function plainSheet(id: string, name: string, table: SheetTable): PlainSheet {
  const rows: PlainRow[] = [];
  for (const { row, cells } of table.rows) {
    const plain = cells.map(sourceCell);
    if (plain.some(isFilled)) rows.push({ number: row, cells: plain });
  }
  return { id, name, rows, merges: table.merges ?? [] };
}

/** Returns true if there is anything in a cell but white space. */
export function isFilled(cell: SourceCell | undefined): boolean {
  return typeof cell === 'string' ? cell.trim() !== '' : cell !== null && cell !== undefined;
}

/** What stands in a row, as people are shown it. */
export function rowText(cells: readonly SourceCell[]): string {
  return cells.filter(isFilled).join(' · ').slice(0, 200);
}

/** A row that is listed as left out. */
export function leftOutRow(table: string, { number, cells }: PlainRow, reason: LeftOutReason): LeftOutRow {
  return { table, number, text: rowText(cells), reason };
}
