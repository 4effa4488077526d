import { messages, readingMessages } from '@lineup/domain';
import type { SheetOptions, SheetResult } from '@lineup/domain/spreadsheet';
import type { ParseResponse, ParseRequest } from './parse-request.ts';

/** What the portal waits for a file at most, in milliseconds; the largest one allowed takes a few seconds. */
export const parseLimitMs = 20_000;

/**
 * Reads a spreadsheet in a worker of its own. What keeps it from being read is an answer like any other, also a file that
 * is gone, a worker that fails and one that takes too long. Null when `signal` was aborted.
 */
export async function parseInWorker(
  file: Blob,
  options: SheetOptions,
  signal: AbortSignal,
): Promise<SheetResult | null> {
  const bytes = await bytesOf(file);
  if (signal.aborted) return null;
  if (bytes === null) return refused(readingMessages.spreadsheet.fileGone);
  return callWorker({ bytes, options }, signal);
}

/** The file may have been changed or removed since it was chosen. */
async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

function callWorker(request: ParseRequest, signal: AbortSignal): Promise<SheetResult | null> {
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<SheetResult | null>((resolve) => {
    const cancel = () => end(null);
    const end = (result: SheetResult | null) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => end(refused(readingMessages.spreadsheet.readingTimedOut)), parseLimitMs);
    signal.addEventListener('abort', cancel);
    const crashed = refused(readingMessages.spreadsheet.readingCrashed);
    worker.addEventListener('message', (event: MessageEvent<ParseResponse>) => end(event.data ?? crashed));
    worker.addEventListener('error', () => end(crashed));
    worker.postMessage(request, [request.bytes.buffer]);
  });
}

function refused(reason: string): SheetResult {
  return { ok: false, title: messages.upload.parseCsvFailed, errors: [reason], sheets: [], sheet: null };
}
