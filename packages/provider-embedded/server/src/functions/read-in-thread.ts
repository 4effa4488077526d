import { Worker } from 'node:worker_threads';
import { processingMessages } from '@lineup/domain';
import type { ReadLineup } from '@lineup/domain/reading';
import { readLineupHere, type LineupFile, type LineupReader } from '@lineup/functions';
import { ProviderError, type AbortSignalLike } from '@lineup/provider';

export interface ThreadReaderOptions {
  /** The program of the thread, see `lineup-reader.ts`. */
  readonly readerFile: string;
  /** After this many milliseconds a file is given up. */
  readonly limitMs?: number;
  /** More than this the thread may not need for what it keeps. */
  readonly maximumMegabytes?: number;
}

/** The largest file allowed takes a few seconds. */
const usualLimitMs = 30_000;
const usualMegabytes = 512;

/** JSON of at most this many bytes is read before a thread would have begun. */
const readHereBytes = 64 * 1024;

/**
 * Reads lineup files in a thread of their own, one after the other, so that the server goes on answering whatever a file
 * does to its reader. A file that takes too long or too much memory is answered with that. Fails with
 * `deadline-exceeded` when the signal is aborted.
 */
export function createThreadReader({
  readerFile,
  limitMs = usualLimitMs,
  maximumMegabytes = usualMegabytes,
}: ThreadReaderOptions): LineupReader {
  let last: Promise<unknown> = Promise.resolve();
  return (file, signal) => {
    if (isSmall(file)) return readLineupHere(file);
    const work = () => readInThread(file, signal, { readerFile, limitMs, maximumMegabytes });
    const next = last.then(work, work);
    last = next.catch(() => null);
    return next;
  };
}

function isSmall({ bytes, fileName }: LineupFile): boolean {
  return bytes.length <= readHereBytes && /\.json$/iu.test(fileName);
}

function readInThread(
  file: LineupFile,
  signal: AbortSignalLike,
  { readerFile, limitMs, maximumMegabytes }: Required<ThreadReaderOptions>,
): Promise<ReadLineup> {
  if (signal.aborted) return Promise.reject(stopped());
  const worker = new Worker(readerFile, {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: maximumMegabytes },
  });
  return new Promise<ReadLineup>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      void worker.terminate();
      settle();
    };
    const refuse = (error: string) => end(() => resolve({ ok: false, error }));
    const stop = () => end(() => reject(stopped()));
    const timer = setTimeout(() => refuse(processingMessages.timedOut), limitMs);
    signal.addEventListener('abort', stop);
    worker.once('message', (reading: ReadLineup) => end(() => resolve(reading)));
    worker.once('error', (error) =>
      isOutOfMemory(error) ? refuse(processingMessages.tooMuchMemory) : end(() => reject(error)),
    );
    // After an answer or an error this comes too late to be heard.
    worker.once('exit', () => end(() => reject(new Error('The thread that reads files ended by itself'))));
  });
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function stopped(): ProviderError {
  return new ProviderError('deadline-exceeded', 'Processing was stopped', {
    userMessage: processingMessages.timedOut,
  });
}
