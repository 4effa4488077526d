import type { ConflictFestival } from '../conflicts/conflict-rules.ts';
import type { ConflictSet } from '../conflicts/conflict.ts';

/** The festival data that the spreadsheet parser needs. */
export type SheetFestival = ConflictFestival;

/**
 * A row that can be created, or its corrected values; all texts as written in the file. `row` is the row number in a
 * spreadsheet program. `date` is the festival day (YYYY-MM-DD); the times are clock times in the festival's zone
 * (HH:MM).
 */
export interface SheetRow {
  readonly row: number;
  readonly artistName: string;
  readonly stage: string;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** The texts of a row without its number. */
export type SheetValues = Omit<SheetRow, 'row'>;

/** A warning about a row that an administrator should see and that does not prevent creating it. */
export interface SheetWarning {
  readonly row: number;
  readonly text: string;
}

/** `sheets` are the names of a workbook's sheets, empty for CSV; `sheet` is the one that was read, null for CSV. */
interface SheetSource {
  readonly sheets: readonly string[];
  readonly sheet: string | null;
}

/** A file in which every row can be created. `notes` say what was guessed about the file as a whole. */
export interface ParsedSheet extends SheetSource {
  readonly ok: true;
  readonly rows: readonly SheetRow[];
  readonly warnings: readonly SheetWarning[];
  readonly notes: readonly string[];
}

/**
 * A file that cannot be used. `title` is 'Validation errors' and `errors` are the messages of all rows in order; or
 * `title` is the whole message and `errors` has the reason if there is more to say.
 */
export interface RefusedSheet extends SheetSource {
  readonly ok: false;
  readonly title: string;
  readonly errors: readonly string[];
}

export type SheetResult = ParsedSheet | RefusedSheet;

/**
 * `sheet` selects a sheet of the workbook by name; by default, the first with the required columns is read. `stored`
 * are the festival's existing sets, which the rows may conflict with.
 */
export interface SheetOptions {
  readonly fileName: string;
  readonly festival: SheetFestival;
  readonly stored?: readonly ConflictSet[];
  readonly sheet?: string;
}

/** The limits of a lineup spreadsheet: sizes in bytes, texts in UTF-16 code units. */
export const spreadsheetLimits = {
  bytes: 5 * 1024 * 1024,
  unpackedBytes: 64 * 1024 * 1024,
  rows: 10_000,
  columns: 200,
} as const;
