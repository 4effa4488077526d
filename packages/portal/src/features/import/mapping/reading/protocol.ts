import type { LineupFestival, ParsedEvent, SourcePlace } from '@lineup/domain';
import type { Remembered } from '../remembered.ts';
import type { LeftOutRow, LineupMapping, SourceTable } from '@lineup/domain/reading';

/** A request to the worker: the bytes of a file, and how to read them. */
export interface ReadingRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  readonly festival: LineupFestival;
  readonly remembered: Remembered;
  /** Null for the mapping used before for such files, or else the best match. */
  readonly mapping: LineupMapping | null;
  /**
   * Whether tables without a mapping are read with the best match: after a change of layout, or when included again.
   */
  readonly fillsMissing: boolean;
  /** The key from the first reading of the file (`ReadFile.foundAs`); null on that reading. */
  readonly foundAs: string | null;
  /** Whether the positions of all sets are needed. */
  readonly withPlaces?: boolean;
}

/** A table with its first rows; the page does not need the others. */
export interface TablePreview extends Omit<SourceTable, 'leftOut'> {
  readonly rowCount: number;
}

/** What the file would produce. */
export type Outcome =
  | { readonly ok: false; readonly error: string }
  | {
      readonly ok: true;
      readonly sets: number;
      /** How many of these lack an artist, a stage, a day or a time. */
      readonly incomplete: number;
      readonly stages: readonly string[];
      /** First and last festival day; null if no set has one. */
      readonly days: { readonly first: string; readonly last: string } | null;
      readonly leftOut: { readonly count: number; readonly rows: readonly LeftOutRow[] };
      readonly first: readonly Pick<ParsedEvent, 'artistName' | 'stage' | 'date' | 'timeStart' | 'timeEnd'>[];
    };

/** A readable file with the `mapping` that was used. */
export interface ReadFile {
  readonly ok: true;
  readonly isJson: boolean;
  /** The key of files of this kind (see `columnsKey`), regardless of the choices for this one. */
  readonly foundAs: string;
  readonly tables: readonly TablePreview[];
  readonly mapping: LineupMapping;
  /** `plain`: in the portal's own format, nothing has to be chosen. `unsure`: the user should check it first. */
  readonly sureness: 'plain' | 'certain' | 'chosenBefore' | 'unsure';
  readonly outcome: Outcome;
  /** The positions of the sets in file order; null if not requested, or if no sets are read. */
  readonly places?: readonly SourcePlace[] | null;
}

/** The response of the worker. */
export type ReadingResponse = ReadFile | { readonly ok: false; readonly error: string };
