import Papa from 'papaparse';
import { spreadsheetMessages } from '../../messages/spreadsheet-messages.ts';
import { readingMessages } from '../../messages/reading-messages.ts';
import { findSeparator } from './separator.ts';
import { enoughRows, isBlankRow, type SheetTable, type TableRow } from './table.ts';

/** The table of a CSV text, or error messages for the user. */
export type ParsedCsv =
  | { readonly ok: true; readonly table: SheetTable; readonly notes: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/**
 * Parses a CSV text with any of the usual delimiters and line ends, and quotes around cells with delimiters or line
 * breaks. Rows are numbered as in a spreadsheet program: the first is row 1, blank lines count, and a row with line
 * breaks in its cells counts once. A first line 'sep=;' does not count.
 */
export function parseCsv(source: string): ParsedCsv {
  const { text, separator, isNamed } = findSeparator(source.replaceAll(/\r\n?/gu, '\n'));
  const csv = parseSeparated(text, separator);
  const name = isNamed ? undefined : separatorNames[separator];
  if (!csv.ok || name === undefined) return csv;
  return { ...csv, notes: [readingMessages.spreadsheet.guessedDelimiter(name)] };
}

/** The names of separators other than the comma in notes. */
const separatorNames: Readonly<Record<string, string>> = {
  ';': readingMessages.spreadsheet.semicolons,
  '\t': readingMessages.spreadsheet.tabs,
  '|': readingMessages.spreadsheet.bars,
};

/** Parses a text whose cells are separated by `delimiter` and whose lines end with line feeds. */
export function parseSeparated(text: string, delimiter: string): ParsedCsv {
  const { rows, misquoted } = parseRows(text, delimiter);
  if (misquoted.length > 0) return { ok: false, errors: misquoted.map(misquotedText) };
  return { ok: true, table: { rows, isRagged: false }, notes: [] };
}

/**
 * Receives the rows one by one; `isMisquoted` is true if a row has a surplus quote. Returns true if there are enough
 * rows.
 */
type TakeRow = (cells: string[], isMisquoted: boolean) => boolean;

/** Parses the non-blank rows, and the numbers of those with a surplus quote; stops at too many rows. */
function parseRows(text: string, delimiter: string) {
  const rows: TableRow[] = [];
  const misquoted: number[] = [];
  let number = 0;
  let filled = 0;
  const take: TakeRow = (cells, isMisquoted) => {
    number += 1;
    if (isMisquoted) misquoted.push(number);
    if (isBlankLine(cells)) return false;
    const row = { row: number, cells };
    rows.push(row);
    if (!isBlankRow(row)) filled += 1;
    return filled > enoughRows;
  };
  if (text.includes('"')) splitQuoted(text, delimiter, take);
  else splitPlain(text, delimiter, take);
  return { rows, misquoted };
}

function splitQuoted(text: string, delimiter: string, take: TakeRow): void {
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data: cells, errors }, parser) => {
      const isMisquoted = errors.some(({ type }) => type === 'Quotes');
      if (take(cells, isMisquoted)) parser.abort();
    },
  });
}

/** Without any quotes, every line is a row. */
function splitPlain(text: string, delimiter: string, take: TakeRow): void {
  let from = 0;
  while (from <= text.length) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end === -1 ? text.length : end);
    if (take(line.split(delimiter), false) || end === -1) return;
    from = end + 1;
  }
}

function isBlankLine(cells: readonly string[]): boolean {
  return cells.length === 1 && cells[0]?.trim() === '';
}

function misquotedText(row: number): string {
  return spreadsheetMessages.file.row(row, readingMessages.spreadsheet.openQuote);
}
