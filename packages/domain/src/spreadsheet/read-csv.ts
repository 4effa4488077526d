import Papa from 'papaparse';
import { messages } from '../messages/messages.ts';
import { findDelimiter } from './delimiter.ts';
import type { SheetTable } from './table.ts';

/** The table of a CSV text, or why it is none, as texts for the person. */
export type CsvReading =
  | { readonly ok: true; readonly table: SheetTable; readonly notes: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/**
 * Reads a CSV text: any of the usual delimiters and line ends, quotes around cells with delimiters or line breaks in
 * them. Rows are numbered as a spreadsheet program would: the first is row 1, blank lines count, and a row whose cells
 * run over several lines counts once. A line 'sep=;' at the beginning does not count.
 */
export function readCsv(source: string): CsvReading {
  const { text, delimiter, notes } = findDelimiter(source.replaceAll(/\r\n?/gu, '\n'));
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const misquoted = errors.filter(({ type }) => type === 'Quotes');
  if (misquoted.length > 0) {
    return { ok: false, errors: misquotedRows(misquoted.map(({ row }) => (row ?? 0) + 1)) };
  }
  const rows = data.map((cells, index) => ({ row: index + 1, cells }));
  return {
    ok: true,
    table: { rows: rows.filter(({ cells }) => !isBlankLine(cells)), isRagged: false },
    notes,
  };
}

function isBlankLine(cells: readonly string[]): boolean {
  return cells.length === 1 && cells[0]?.trim() === '';
}

function misquotedRows(rows: readonly number[]): string[] {
  return [...new Set(rows)].map((row) => messages.upload.csvRow(row, messages.spreadsheet.openQuote));
}
