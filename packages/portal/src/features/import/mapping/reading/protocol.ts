import type { LineupFestival, ParsedEvent, SourcePlace } from '@lineup/domain';
import type { Remembered } from '../remembered.ts';
import type { LeftOutRow, LineupMapping, SourceTable } from '@lineup/domain/reading';

/** What the worker is asked: the bytes of a file, and how they are to be read. */
export interface ReadingRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  readonly festival: LineupFestival;
  readonly remembered: Remembered;
  /** Null for the one chosen before for such files, or else the one that fits best. */
  readonly mapping: LineupMapping | null;
  /** Whether tables for which nothing is chosen are to be read as fits best: after another layout, or taken in again. */
  readonly fillsMissing: boolean;
  /** As the first look at the file has found it (`ReadFile.foundAs`); null for that look. */
  readonly foundAs: string | null;
  /** Whether the places of all sets are needed. */
  readonly withPlaces?: boolean;
}

/** A table with its first rows; the page does not need the others. */
export interface TablePreview extends Omit<SourceTable, 'leftOut'> {
  readonly rowCount: number;
}

/** What would come out of a file. */
export type Outcome =
  | { readonly ok: false; readonly error: string }
  | {
      readonly ok: true;
      readonly sets: number;
      /** Of these, how many lack an artist, a stage, a day or a time. */
      readonly incomplete: number;
      readonly stages: readonly string[];
      /** First and last festival day; null where no set has one. */
      readonly days: { readonly first: string; readonly last: string } | null;
      readonly leftOut: { readonly count: number; readonly rows: readonly LeftOutRow[] };
      readonly first: readonly Pick<ParsedEvent, 'artistName' | 'stage' | 'date' | 'timeStart' | 'timeEnd'>[];
    };

/** A file that can be read, by `mapping`. */
export interface ReadFile {
  readonly ok: true;
  readonly isJson: boolean;
  /** What tells files of this kind from others (see `columnsKey`), whatever is chosen for this one. */
  readonly foundAs: string;
  readonly tables: readonly TablePreview[];
  readonly mapping: LineupMapping;
  /** `plain`: in the portal's own form, nothing is to be chosen. `unsure`: a person should look first. */
  readonly sureness: 'plain' | 'certain' | 'chosenBefore' | 'unsure';
  readonly outcome: Outcome;
  /** Where the sets stand, in the order of the file; null where that was not asked, or no sets are read. */
  readonly places?: readonly SourcePlace[] | null;
}

/** What the worker answers. */
export type ReadingResponse = ReadFile | { readonly ok: false; readonly error: string };
