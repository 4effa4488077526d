import { spreadsheetMessages } from '@lineup/domain';
import type { SheetOptions, SheetResult } from '@lineup/domain/spreadsheet';
import { askAboutFile } from '../../../../app/workers/ask-about-file.ts';
import type { ParseRequest } from './parse-request.ts';

/** The timeout for a file, in milliseconds; the largest allowed one takes a few seconds. */
export const parseLimitMs = 20_000;

/** Parses a spreadsheet in a worker of its own, see `askAboutFile`. Null if `signal` was aborted. */
export function parseInWorker(
  file: Blob,
  options: SheetOptions,
  signal: AbortSignal,
): Promise<SheetResult | null> {
  return askAboutFile<SheetResult>(
    file,
    {
      begin: () => new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), { type: 'module' }),
      requestOf: (bytes): ParseRequest => ({ bytes, options }),
      refused,
      limitMs: parseLimitMs,
    },
    signal,
  );
}

function refused(reason: string): SheetResult {
  return {
    ok: false,
    title: spreadsheetMessages.file.parseFailed,
    errors: [reason],
    sheets: [],
    sheet: null,
  };
}
