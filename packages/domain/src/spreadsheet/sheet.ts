import type { ConflictFestival } from '../conflicts/conflict-rules.ts';
import type { ConflictSet } from '../conflicts/conflict.ts';

/** What the spreadsheet reader needs to know of the festival whose schedule a file holds. */
export type SheetFestival = ConflictFestival;

/**
 * A row that can be created, or the corrected values of one; all texts as written in the file. `row` is the number
 * that a spreadsheet program shows beside it. `date` is the festival day (YYYY-MM-DD), the times are clock times of the
 * festival's zone (HH:MM).
 */
export interface SheetRow {
  readonly row: number;
  readonly artistName: string;
  readonly stage: string;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** The texts of a row without its place. */
export type SheetValues = Omit<SheetRow, 'row'>;

/** Something about a row that an administrator should see and that does not keep it from being created. */
export interface SheetWarning {
  readonly row: number;
  readonly text: string;
}

/** `sheets` are the names of a workbook's sheets, none for CSV; `sheet` is the one that was read, null for CSV. */
interface SheetSource {
  readonly sheets: readonly string[];
  readonly sheet: string | null;
}

/** A file all of whose rows can be created. `notes` tell what was guessed about the file as a whole. */
export interface ParsedSheet extends SheetSource {
  readonly ok: true;
  readonly rows: readonly SheetRow[];
  readonly warnings: readonly SheetWarning[];
  readonly notes: readonly string[];
}

/**
 * A file that cannot be used. `title` is 'Validation errors' and `errors` are the texts of all rows in their order; or
 * `title` is the one text that says it all and `errors` hold the reason where there is more to tell.
 */
export interface RefusedSheet extends SheetSource {
  readonly ok: false;
  readonly title: string;
  readonly errors: readonly string[];
}

export type SheetResult = ParsedSheet | RefusedSheet;

/**
 * `sheet` asks for a sheet of the workbook by its name; without it the first that has the required columns is read. `stored`
 * are the sets that the festival has already, which the rows may be in conflict with.
 */
export interface SheetOptions {
  readonly fileName: string;
  readonly festival: SheetFestival;
  readonly stored?: readonly ConflictSet[];
  readonly sheet?: string;
}

/** What a lineup spreadsheet may hold at most: sizes in bytes, texts in UTF-16 code units. */
export const spreadsheetLimits = {
  bytes: 5 * 1024 * 1024,
  unpackedBytes: 64 * 1024 * 1024,
  rows: 10_000,
  columns: 200,
} as const;
