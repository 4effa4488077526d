import { decodeText } from '../lineup/json/decode-text.ts';
import { messages } from '../messages/messages.ts';
import { spreadsheetMessages } from '../messages/spreadsheet-messages.ts';
import { readingMessages } from '../messages/reading-messages.ts';
import { countColumns, requiredColumns } from './rows/columns.ts';
import { fileKind, otherText } from './parsing/file-kind.ts';
import { headerOf, parseTable } from './parsing/parse-table.ts';
import type { ParsedWorkbook } from './parsing/parse-workbook.ts';
import type { SheetTable } from './parsing/table.ts';
import { type RefusedSheet, type SheetOptions, type SheetResult, spreadsheetLimits } from './sheet.ts';

/**
 * Parses a lineup spreadsheet of at most 5 MB: CSV, XLSX or XLS, detected by content, not by file name. Never throws on
 * bad content: for an unusable file it returns the reason. Dates and times of a workbook are numbers without a zone and
 * are read as the cells show them; dates and times as text must be YYYY-MM-DD and HH:MM. The libraries for each format
 * are loaded on demand. Meant for a worker: 10,000 rows take up to a second, and the caller limits the time.
 */
export async function parseSpreadsheet(bytes: Uint8Array, options: SheetOptions): Promise<SheetResult> {
  if (bytes.length > spreadsheetLimits.bytes) {
    return refused(messages.file.tooLarge(spreadsheetLimits.bytes / (1024 * 1024)));
  }
  const file = fileKind(bytes);
  if (file.kind === 'other') return unreadable(readingMessages.spreadsheet.looksLike(file.name));
  if (file.kind === 'text') return parseText(bytes, options);
  const { parseXls, parseXlsx } = await import('./parsing/parse-workbook.ts');
  return parseWorkbook(file.kind === 'zip' ? parseXlsx(bytes) : parseXls(bytes), options);
}

async function parseText(bytes: Uint8Array, options: SheetOptions): Promise<SheetResult> {
  const decoded = decodeText(bytes);
  if (decoded === null) return unreadable(readingMessages.spreadsheet.notText);
  const other = otherText(decoded.text);
  if (other !== null) return unreadable(readingMessages.spreadsheet.looksLike(other));
  const { parseCsv } = await import('./parsing/parse-csv.ts');
  const csv = parseCsv(decoded.text);
  if (!csv.ok) return unreadable(...csv.errors);
  const reading = parseTable(csv.table, options);
  if (!reading.ok) return { ...reading, sheets: [], sheet: null };
  const guesses = decoded.guessed ? [readingMessages.spreadsheet.guessedEncoding] : [];
  return { ...reading, notes: [...guesses, ...csv.notes, ...reading.notes], sheets: [], sheet: null };
}

type Workbook = ParsedWorkbook & { readonly ok: true };

function parseWorkbook(workbook: ParsedWorkbook, options: SheetOptions): SheetResult {
  const { sheet: asked } = options;
  if (!workbook.ok) return unreadable(workbook.error);
  const { sheets } = workbook;
  if (asked !== undefined && !sheets.includes(asked)) {
    return { ...unreadable(readingMessages.spreadsheet.noSuchSheet(asked)), sheets };
  }
  const { sheet, table } = chooseSheet(workbook, asked === undefined ? sheets : [asked]);
  if (table === null) return { ...unreadable(readingMessages.spreadsheet.damaged), sheets, sheet };
  const reading = parseTable(table, options);
  if (!reading.ok) return { ...reading, sheets, sheet };
  const others = sheets.filter((name) => name !== sheet);
  const left = others.length > 0 ? [readingMessages.spreadsheet.otherSheets(sheet, others)] : [];
  return { ...reading, notes: [...left, ...reading.notes], sheets, sheet };
}

interface ChosenSheet {
  readonly sheet: string;
  readonly table: SheetTable | null;
}

/**
 * Returns the first of these sheets with all required columns, otherwise the one with most of them, otherwise the first
 * non-empty one.
 */
function chooseSheet({ tableOf }: Workbook, names: readonly string[]): ChosenSheet {
  let best: ChosenSheet = { sheet: names[0] ?? '', table: null };
  let bestScore = -1;
  for (const sheet of names) {
    const table = tableOf(sheet);
    const score = table === null ? -1 : scoreOf(headerOf(table));
    if (score > bestScore) [best, bestScore] = [{ sheet, table }, score];
    if (score === requiredColumns.length + 1) break;
  }
  return best;
}

/** Counts the required columns in a header, plus one for having a header at all. */
function scoreOf(header: readonly string[]): number {
  return header.length === 0 ? 0 : countColumns(header) + 1;
}

/** Returns the result for a file that could not be read at all, with what to do about it. */
function unreadable(...reasons: readonly string[]): RefusedSheet {
  return { ok: false, title: spreadsheetMessages.file.parseFailed, errors: reasons, sheets: [], sheet: null };
}

/** Returns the result for a file that one message describes completely. */
function refused(title: string): RefusedSheet {
  return { ok: false, title, errors: [], sheets: [], sheet: null };
}
