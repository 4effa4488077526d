import { requiredColumns, sheetColumns } from '../rows/columns.ts';
import type { SheetValues } from '../sheet.ts';
import { csvText } from './csv-text.ts';

/** Returns a CSV file of these rows with the required columns, which `parseSpreadsheet` accepts; see `csvText`. */
export function writeScheduleCsv(rows: readonly SheetValues[]): string {
  return csvText([requiredColumns, ...rows.map((row) => sheetColumns.map(({ field }) => row[field]))]);
}
