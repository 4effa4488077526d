import type { leftOutReasons } from '../entities/upload.ts';
import type { MappedField } from './lineup-mapping.ts';
import type { ParsedEvent } from '../lineup/parsed-lineup.ts';

/** A cell as the file holds it: a text, a number that has no unit of its own, null where there is nothing. */
export type SourceCell = string | number | null;

/** A column of a table. `id` finds it again in another file of the same kind: it is made of the heading. */
export interface SourceColumn {
  readonly id: string;
  readonly heading: string;
}

/** A row of a table. `number` is the place that people count by, from 1: the row of the sheet, the item of the list. */
export interface SourceRow {
  readonly number: number;
  readonly cells: readonly SourceCell[];
}

/** Why something in a file is no set. */
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A line of a file that was not read as a set: `text` is what it says, `table` where it stands, for people. */
export interface LeftOutRow {
  readonly table: string;
  readonly number: number;
  readonly text: string;
  readonly reason: LeftOutReason;
}

/**
 * One list of rows found in a file: a sheet, a list of a JSON file, or the cells of a grid turned into rows. `id` is
 * stable in the file, `name` is for people (the sheet, the path of the list; empty where a file can hold but one).
 * `headerRow` is the number of the row that the headings come from, null where they come from none. `around` is what
 * holds for all rows and is written outside of them, in the words of the file: in a title, in the name of the sheet.
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
  /** What the columns stand for by the shape of the file, where that says more than headings do; none are for no sets. */
  readonly suggested?: {
    readonly fields: Readonly<Record<string, MappedField>>;
    readonly isCertain: boolean;
  };
}

/** A file as it was opened: its tables, and the stages in the order of the list that the file has of them, if any. */
export interface OpenedFile {
  readonly format: 'json' | 'csv' | 'workbook' | 'text';
  readonly tables: readonly SourceTable[];
  readonly stages: readonly string[];
  /** Whether the bytes were no UTF-8 and Windows-1252 was assumed. */
  readonly guessedEncoding: boolean;
}

/** A failure of reading, as a text for the person which says what to do. */
export interface Unreadable {
  readonly ok: false;
  readonly error: string;
}

export type Opening = { readonly ok: true; readonly file: OpenedFile } | Unreadable;

/** The events of a file in their order, and the rows in it that are none. Fits `LineupParseResult`. */
export type ReadLineup =
  | {
      readonly ok: true;
      readonly events: ParsedEvent[];
      readonly leftOut: readonly LeftOutRow[];
      /** The stages in the order of the file's own list; empty where it has none. */
      readonly stages: readonly string[];
    }
  | Unreadable;
