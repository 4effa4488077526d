import type { leftOutReasons } from '../entities/upload.ts';
import type { MappedField } from './lineup-mapping.ts';
import type { ParsedEvent } from '../lineup/parsed-lineup.ts';

/** A cell of the file: a text, a number without a unit, or null if blank. */
export type SourceCell = string | number | null;

/** A column of a table. `id` is made of the heading, so that it matches in another file of the same kind. */
export interface SourceColumn {
  readonly id: string;
  readonly heading: string;
}

/** A row of a table. `number` is the position users count by, from 1: the row of the sheet, the item of the list. */
export interface SourceRow {
  readonly number: number;
  readonly cells: readonly SourceCell[];
}

/** Why something in a file is not a set. */
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A line of a file that was not read as a set: `text` is its content, `table` the name of its table for users. */
export interface LeftOutRow {
  readonly table: string;
  readonly number: number;
  readonly text: string;
  readonly reason: LeftOutReason;
}

/**
 * One list of rows in a file: a sheet, a list of a JSON file, or the cells of a grid converted to rows. `id` is stable
 * in the file; `name` is for users (the sheet, the path of the list; empty if a file can only have one). `headerRow` is
 * the number of the row with the headings, or null. `around` applies to all rows and is written outside of them, as in
 * the file: in a title, in the sheet name.
 */
export interface SourceTable {
  readonly id: string;
  readonly name: string;
  readonly kind: 'rows' | 'grid';
  readonly columns: readonly SourceColumn[];
  readonly rows: readonly SourceRow[];
  readonly headerRow: number | null;
  readonly around: { readonly stage?: string; readonly date?: string };
  readonly leftOut: readonly LeftOutRow[];
  /**
   * The meaning of the columns according to the file's structure, if that says more than headings do; empty for a table
   * without sets.
   */
  readonly suggested?: {
    readonly fields: Readonly<Record<string, MappedField>>;
    readonly isCertain: boolean;
  };
}

/** An opened file: its tables, and the stages in the order of the file's own list, if it has one. */
export interface OpenedFile {
  readonly format: 'json' | 'csv' | 'workbook' | 'text';
  readonly tables: readonly SourceTable[];
  readonly stages: readonly string[];
  /** True if the bytes were not valid UTF-8, so Windows-1252 was assumed. */
  readonly guessedEncoding: boolean;
}

/** A failure to read a file, as a message that tells the user what to do. */
export interface Unreadable {
  readonly ok: false;
  readonly error: string;
}

export type Opening = { readonly ok: true; readonly file: OpenedFile } | Unreadable;

/** The events of a file in order, and the rows that are not events. Compatible with `LineupParseResult`. */
export type ReadLineup =
  | {
      readonly ok: true;
      readonly events: ParsedEvent[];
      readonly leftOut: readonly LeftOutRow[];
      /** The stages in the order of the file's own list; empty if it has none. */
      readonly stages: readonly string[];
    }
  | Unreadable;
