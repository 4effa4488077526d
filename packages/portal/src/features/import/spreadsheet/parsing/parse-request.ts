import type { SheetOptions } from '@lineup/domain/spreadsheet';

/** What the worker is asked: the bytes of a file, and how they are to be read. */
export interface ParseRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly options: SheetOptions;
}
