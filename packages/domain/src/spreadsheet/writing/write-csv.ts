import { requiredColumns, sheetColumns } from '../rows/columns.ts';
import { guardFormula } from './formula-guard.ts';
import type { SheetValues } from '../sheet.ts';

/**
 * A CSV file of these rows (RFC 4180) with the required columns. Cells that a spreadsheet program would take for
 * formulas are made harmless with an apostrophe in front, which `parseSpreadsheet` takes away again. With letters
 * beyond ASCII the text begins with a byte-order mark, without which such programs garble them.
 */
export function writeScheduleCsv(rows: readonly SheetValues[]): string {
  const records = rows.map((row) => sheetColumns.map(({ field }) => guardFormula(row[field])));
  const text = [requiredColumns, ...records].map((cells) => `${cells.map(quote).join(',')}\r\n`).join('');
  return /[^\p{ASCII}]/u.test(text) ? `\uFEFF${text}` : text;
}

function quote(cell: string): string {
  return /[",;\r\n\t]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
