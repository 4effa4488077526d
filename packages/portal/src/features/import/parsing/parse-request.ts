import type { SheetOptions, SheetResult } from '@lineup/domain/spreadsheet';

/** What the worker is asked: the bytes of a file, and how they are to be read. */
export interface ParseRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly options: SheetOptions;
}

/** What the worker answers; null where it failed for a reason that is not the file's. */
export type ParseResponse = SheetResult | null;
