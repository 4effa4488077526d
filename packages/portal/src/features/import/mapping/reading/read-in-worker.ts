import { askAboutFile } from '../../../../app/workers/ask-about-file.ts';
import type { ReadingRequest, ReadingResponse } from './protocol.ts';

/** The timeout for reading, in milliseconds; the largest file takes a few seconds. */
export const readingLimitMs = 20_000;

export interface ToRead extends Omit<ReadingRequest, 'bytes' | 'fileName'> {
  readonly file: Blob & { readonly name: string };
}

/** Reads a lineup file in a worker of its own, see `askAboutFile`. Null if `signal` was aborted. */
export function readInWorker(
  { file, ...request }: ToRead,
  signal: AbortSignal,
): Promise<ReadingResponse | null> {
  return askAboutFile<ReadingResponse>(
    file,
    {
      begin: () => new Worker(new URL('./lineup-worker.ts', import.meta.url), { type: 'module' }),
      requestOf: (bytes): ReadingRequest => ({ ...request, bytes, fileName: file.name }),
      refused: (error) => ({ ok: false, error }),
      limitMs: readingLimitMs,
    },
    signal,
  );
}
