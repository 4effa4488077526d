import { readingMessages } from '@lineup/domain';
import { callWorker } from './call-worker.ts';

interface FileCall<Answer> {
  readonly begin: () => Worker;
  /** The request to the worker, which gets the bytes themselves. */
  readonly requestOf: (bytes: Uint8Array<ArrayBuffer>) => unknown;
  /** The response for a file that could not be read; the reason is a text for the user. */
  readonly refused: (reason: string) => Answer;
  readonly limitMs: number;
}

/**
 * Sends a file to a worker of its own. Anything that keeps it from being read results in a response as well: a file
 * that is gone, a worker that fails, or a timeout. Null if `signal` was aborted.
 */
export async function askAboutFile<Answer extends object>(
  file: Blob,
  { begin, requestOf, refused, limitMs }: FileCall<Answer>,
  signal: AbortSignal,
): Promise<Answer | null> {
  const { fileGone, readingTimedOut, readingCrashed } = readingMessages.spreadsheet;
  const bytes = await bytesOf(file);
  if (signal.aborted) return null;
  if (bytes === null) return refused(fileGone);
  const call = { signal, limitMs, transfer: [bytes.buffer] };
  const result = await callWorker<Answer>(begin(), requestOf(bytes), call);
  if (result.ok) return result.answer;
  if (result.reason === 'cancelled') return null;
  return refused(result.reason === 'timedOut' ? readingTimedOut : readingCrashed);
}

/** The file may have been changed or removed since it was selected. */
async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}
