import { readingMessages } from '../../messages/reading-messages.ts';
import { spreadsheetLimits } from '../../spreadsheet/sheet.ts';
import { findSeparator } from '../../spreadsheet/parsing/separator.ts';
import type { SheetTable } from '../../spreadsheet/parsing/table.ts';
import type { LineupMapping } from '../lineup-mapping.ts';
import type { OpenedFile, SourceTable, Unreadable } from '../source.ts';
import { withCommentHeader } from './comment-header.ts';
import { mailTable } from './mail-table.ts';
import { plainSheet } from './plain-row.ts';
import { type ChosenLayout, sheetTable } from './sheet-table.ts';
import { withSheetName } from './sheet-names.ts';

/** The tables of a file, or why it cannot be used. */
export type OpenedTables =
  | { readonly ok: true; readonly tables: readonly SourceTable[]; readonly format: OpenedFile['format'] }
  | Unreadable;

/** The id of the only table of a text. */
const textTable = 'rows';

/** Opens a text of separated cells, or of plain lines. The library for quoted cells is loaded on demand. */
export async function openSeparated(source: string, mapping: LineupMapping | null): Promise<OpenedTables> {
  const chosen = chosenFor(mapping, textTable);
  const isOpen = chosen.headerRow === undefined && chosen.layout === undefined;
  const mail = isOpen ? mailTable(textTable, source.replaceAll(/\r\n?/gu, '\n')) : null;
  if (mail !== null && mail.rows.length <= spreadsheetLimits.rows)
    return { ok: true, tables: [mail], format: 'text' };
  const { parseSeparated } = await import('../../spreadsheet/parsing/parse-csv.ts');
  const { separator, text } = findSeparator(source.replaceAll(/\r\n?/gu, '\n'));
  const csv = parseSeparated(text, separator);
  if (!csv.ok) return { ok: false, error: readingMessages.reading.quotes(csv.errors.slice(0, mostErrors)) };
  if (isTooLong(csv.table)) return tooLong();
  const table = withoutBlankColumns(csv.table);
  if (table === null) return { ok: false, error: readingMessages.spreadsheet.tooManyColumns(mostColumns) };
  const sheet = withCommentHeader(plainSheet(textTable, '', table));
  const format = sheet.rows.every(({ cells }) => cells.length === 1) ? 'text' : 'csv';
  return { ok: true, tables: [sheetTable(sheet, chosen)], format };
}

const mostErrors = 3;

/** Even a horizontal timetable of 24 hours in steps of two minutes has fewer columns. */
const mostColumns = 1000;

/** Removes the blank cells after the last allowed column; null if one of them is filled. */
function withoutBlankColumns(table: SheetTable): SheetTable | null {
  if (table.rows.every(({ cells }) => cells.length <= mostColumns)) return table;
  const isWide = table.rows.some(({ cells }) =>
    cells.slice(mostColumns).some((cell) => typeof cell !== 'string' || cell.trim() !== ''),
  );
  if (isWide) return null;
  return {
    ...table,
    rows: table.rows.map(({ row, cells }) => ({ row, cells: cells.slice(0, mostColumns) })),
  };
}

/** The kind of a workbook, by its first bytes: a zip archive (XLSX, ODS) or an older Office document (XLS). */
export type WorkbookKind = 'zip' | 'office';

/** Opens a workbook. The library is loaded on demand. Empty sheets are skipped. */
export async function openWorkbook(
  bytes: Uint8Array,
  kind: WorkbookKind,
  mapping: LineupMapping | null,
): Promise<OpenedTables> {
  const { parseAnyWorkbook } = await import('../../spreadsheet/parsing/parse-workbook.ts');
  const workbook = parseAnyWorkbook(bytes, kind);
  if (!workbook.ok) return workbook;
  const tables: SourceTable[] = [];
  for (const name of workbook.sheets) {
    const table = workbook.tableOf(name, mostColumns);
    if (table === null) return { ok: false, error: readingMessages.spreadsheet.damaged };
    if (isTooLong(table)) return tooLong();
    const sheet = plainSheet(name, name, table);
    if (sheet.rows.length > 0) tables.push(sheetTable(sheet, chosenFor(mapping, name)));
  }
  const isMany = tables.length > 1;
  return { ok: true, tables: tables.map((table) => withSheetName(table, isMany)), format: 'workbook' };
}

function chosenFor(mapping: LineupMapping | null, id: string): ChosenLayout {
  return mapping?.tables.find(({ table }) => table === id) ?? {};
}

/** Reading stops after the maximum number of rows plus the header, so there may be more in the file. */
function isTooLong({ rows }: SheetTable): boolean {
  return rows.length > spreadsheetLimits.rows + 1;
}

function tooLong(): Unreadable {
  return { ok: false, error: readingMessages.spreadsheet.tooManyRows(spreadsheetLimits.rows) };
}
