import { messages } from '../../messages/messages.ts';
import { spreadsheetMessages } from '../../messages/spreadsheet-messages.ts';
import { readingMessages } from '../../messages/reading-messages.ts';
import { parseValues } from '../rows/cell-values.ts';
import { type ColumnPlaces, parseHeader } from '../rows/columns.ts';
import { sheetRowErrors } from '../rows/row-rules.ts';
import { sheetWarnings } from '../rows/row-warnings.ts';
import {
  type SheetFestival,
  type SheetOptions,
  type SheetRow,
  type SheetWarning,
  spreadsheetLimits,
} from '../sheet.ts';
import { isBlankRow, type SheetCell, type SheetTable, type TableRow } from './table.ts';

/** The rows of a table, or why it cannot be used; see `SheetResult`. */
export type ParsedTable =
  | {
      readonly ok: true;
      readonly rows: readonly SheetRow[];
      readonly warnings: readonly SheetWarning[];
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly title: string; readonly errors: readonly string[] };

/** The data that rows are validated against. */
type Surroundings = Pick<SheetOptions, 'festival' | 'stored'>;

/** Parses a table whose first non-blank row is the header. Returns all errors of all rows at once. */
export function parseTable(table: SheetTable, surroundings: Surroundings): ParsedTable {
  const headerAt = table.rows.findIndex((row) => !isBlankRow(row));
  const header = table.rows[headerAt];
  const records = table.rows.slice(headerAt + 1);
  if (header === undefined || records.length === 0) return refused(spreadsheetMessages.file.headerOnly);
  const { places, missing, repeated } = parseHeader(header.cells.map(headerText));
  if (missing.length > 0) return refused(spreadsheetMessages.file.missingColumns(missing));
  const rows = records.filter((row) => !isBlankRow(row));
  if (rows.length === 0) return refused(spreadsheetMessages.file.noEvents);
  if (rows.length > spreadsheetLimits.rows) {
    return refused(spreadsheetMessages.file.parseFailed, [
      readingMessages.spreadsheet.tooManyRows(spreadsheetLimits.rows),
    ]);
  }
  const width = table.isRagged ? null : header.cells.length;
  const notes = repeated.map((column) => readingMessages.spreadsheet.repeatedColumn(column));
  return parseRecords(rows, { places, width, notes, ...surroundings });
}

/** Returns the names in the first non-blank row. */
export function headerOf(table: SheetTable): readonly string[] {
  return table.rows.find((row) => !isBlankRow(row))?.cells.map(headerText) ?? [];
}

interface RecordContext extends Surroundings {
  readonly places: ColumnPlaces;
  /** The required number of cells per row; null if it does not matter. */
  readonly width: number | null;
  readonly notes: readonly string[];
}

function parseRecords(records: readonly TableRow[], context: RecordContext): ParsedTable {
  const { places, width, notes, festival, stored = [] } = context;
  const rows: SheetRow[] = [];
  const errors: string[] = [];
  const guesses: SheetWarning[] = [];
  const isKnownStage = createStageCheck(festival);
  for (const { row, cells } of records) {
    if (width !== null && cells.length !== width) {
      errors.push(spreadsheetMessages.file.columnCount(row));
      continue;
    }
    const { values, warnings } = parseValues(cells, places);
    for (const error of sheetRowErrors(values)) errors.push(spreadsheetMessages.file.row(row, error));
    if (!isKnownStage(values.stage)) {
      errors.push(spreadsheetMessages.file.row(row, messages.review.stageInvalid(values.stage)));
    }
    for (const text of warnings) guesses.push({ row, text });
    const { artistName, stage, date, startTime, endTime } = values;
    rows.push({ row, artistName, stage, date, startTime, endTime });
  }
  if (errors.length > 0) return refused(spreadsheetMessages.file.errors, errors);
  const warnings = inOrder(guesses, sheetWarnings(rows, festival, stored));
  const added = festival.stages.length === 0 ? [readingMessages.spreadsheet.stagesAdded] : [];
  return { ok: true, rows, warnings, notes: [...notes, ...added] };
}

/**
 * Returns a check that the festival has a stage; any stage is valid if the festival has none of its own. A missing
 * stage is reported elsewhere.
 */
function createStageCheck({ stages }: SheetFestival): (stage: string) => boolean {
  const known = new Set(stages);
  return (stage) => known.size === 0 || stage === '' || known.has(stage);
}

function inOrder(guesses: readonly SheetWarning[], others: readonly SheetWarning[]): readonly SheetWarning[] {
  return guesses.length === 0 ? others : [...guesses, ...others].sort((a, b) => a.row - b.row);
}

function headerText(cell: SheetCell): string {
  return typeof cell === 'string' ? cell.trim() : '';
}

function refused(title: string, errors: readonly string[] = []): ParsedTable {
  return { ok: false, title, errors };
}
