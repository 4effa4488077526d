import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { readingMessages } from '../../messages/reading-messages.ts';
import { serialFrom1904 } from '../rows/serial.ts';
import { spreadsheetLimits } from '../sheet.ts';
import type { MergedCells, SheetCell, SheetTable, TableRow } from './table.ts';
import { isOpenDocument, unpackDocument } from './unpack-document.ts';
import { unpackWorkbook } from './unpack.ts';
import { findStreams, isDateFormat, parseBook, parseOlderBook } from './workbook-library.ts';

/**
 * A workbook whose sheets can be read individually (null for a damaged sheet), or why it cannot be read, as a message
 * for the user.
 */
export type ParsedWorkbook =
  | {
      readonly ok: true;
      readonly sheets: readonly string[];
      /** Returns the table of a sheet, with rows cut after `columns` cells (200 by default). */
      readonly tableOf: (sheet: string, columns?: number) => SheetTable | null;
    }
  | { readonly ok: false; readonly error: string };

/** Parses an XLSX workbook. Formulas are never evaluated; their stored values are used. */
export function parseXlsx(bytes: Uint8Array): ParsedWorkbook {
  const unpacking = unpackWorkbook(bytes);
  return unpacking.ok ? openWorkbook(() => parseBook(unpacking.parts)) : unpacking;
}

/** Parses a workbook of any kind: a zip archive (XLSX or ODS), or the older format (XLS). */
export function parseAnyWorkbook(bytes: Uint8Array, kind: 'zip' | 'office'): ParsedWorkbook {
  if (kind === 'office') return parseXls(bytes);
  if (!isOpenDocument(bytes)) return parseXlsx(bytes);
  const unpacking = unpackDocument(bytes);
  return unpacking.ok ? openWorkbook(() => parseBook(unpacking.parts)) : unpacking;
}

/** Parses a workbook in the older format (XLS). */
export function parseXls(bytes: Uint8Array): ParsedWorkbook {
  try {
    const found = findStreams(bytes, ['EncryptedPackage', '/Workbook', '/Book']);
    if (found.includes('EncryptedPackage')) return refused(readingMessages.spreadsheet.encrypted);
    if (found.length === 0)
      return refused(readingMessages.spreadsheet.looksLike(readingMessages.spreadsheet.otherOffice));
  } catch {
    return refused(readingMessages.spreadsheet.damaged);
  }
  return openWorkbook(() => parseOlderBook(bytes));
}

function openWorkbook(readIt: () => WorkBook): ParsedWorkbook {
  try {
    const book = readIt();
    return {
      ok: true,
      sheets: book.SheetNames,
      tableOf: (sheet, columns = spreadsheetLimits.columns) => tableOf(book, sheet, columns),
    };
  } catch (error) {
    const isEncrypted = error instanceof Error && /password|encrypt/iu.test(error.message);
    return refused(isEncrypted ? readingMessages.spreadsheet.encrypted : readingMessages.spreadsheet.damaged);
  }
}

/** The library omits sheets that it cannot read. */
function tableOf(book: WorkBook, name: string, columns: number): SheetTable | null {
  const sheet: WorkSheet | undefined = book.Sheets[name];
  if (sheet === undefined) return null;
  const countsFrom1904 = book.Workbook?.WBProps?.date1904 === true;
  const data = sheet['!data'] ?? [];
  const rows: TableRow[] = [];
  // Row numbers come from the file and may have gaps of any size, so only existing rows are visited.
  for (const key of Object.keys(data)) {
    const index = Number(key);
    const cells = cellsOf(data[index] ?? [], countsFrom1904, columns);
    if (cells.length > 0) rows.push({ row: index + 1, cells });
  }
  return { rows, isRagged: true, merges: mergesOf(sheet) };
}

/** Further merged cells are ignored. */
const maximumMerges = 5000;

function mergesOf(sheet: WorkSheet): readonly MergedCells[] {
  const merges = sheet['!merges'] ?? [];
  return merges.slice(0, maximumMerges).map(({ s: from, e: to }) => ({
    fromRow: from.r + 1,
    toRow: to.r + 1,
    fromColumn: from.c,
    toColumn: to.c,
  }));
}

function cellsOf(
  row: readonly (CellObject | undefined)[],
  countsFrom1904: boolean,
  columns: number,
): readonly SheetCell[] {
  const cells: SheetCell[] = [];
  const width = Math.min(row.length, columns);
  for (let column = 0; column < width; column += 1) {
    const cell = cellOf(row[column], countsFrom1904);
    if (cell === '') continue;
    while (cells.length < column) cells.push('');
    cells.push(cell);
  }
  return cells;
}

/** Treats a cell with an error ('#N/A') as empty. */
function cellOf(cell: CellObject | undefined, countsFrom1904: boolean): SheetCell {
  if (cell === undefined || cell.t === 'e' || cell.t === 'z' || cell.v === undefined) return '';
  if (typeof cell.v === 'number') {
    const format = typeof cell.z === 'string' ? cell.z : '';
    const isDate = isDateFormat(format);
    const showsTime = isDate && /h/iu.test(format);
    return { value: cell.v, serial: countsFrom1904 ? serialFrom1904(cell.v) : cell.v, isDate, showsTime };
  }
  return typeof cell.v === 'boolean' ? String(cell.v).toUpperCase() : String(cell.v);
}

function refused(error: string): ParsedWorkbook {
  return { ok: false, error };
}
