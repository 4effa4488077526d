import type { SheetOptions } from '@lineup/domain/spreadsheet';

/** A request to the worker: the bytes of a file, and how to parse them. */
export interface ParseRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly options: SheetOptions;
}
