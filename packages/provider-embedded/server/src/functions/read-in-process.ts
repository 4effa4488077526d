import { fork, type ChildProcess } from 'node:child_process';
import { processingMessages } from '@lineup/domain';
import type { ReadLineup } from '@lineup/domain/reading';
import { readLineupHere, type LineupFile, type LineupReader } from '@lineup/functions';
import { ProviderError, type AbortSignalLike } from '@lineup/provider';
import { asError } from '../threads/sent-error.ts';

export interface ProcessReaderOptions {
  /** The program that the process runs, see `lineup-reader.ts`. */
  readonly readerFile: string;
  /** The time limit for one file, in milliseconds. */
  readonly limitMs?: number;
  /** The heap limit of the process. */
  readonly maximumMegabytes?: number;
}

/** A message from the process: the result of reading the file, or an error. */
export type ReaderMessage =
  | { readonly type: 'reading'; readonly reading: ReadLineup }
  | { readonly type: 'failure'; readonly error: unknown };

/** The largest allowed file takes a few seconds. */
const usualLimitMs = 30_000;
const usualMegabytes = 512;

/** JSON of at most this many bytes, some 4,000 sets, is read faster than a process starts, whatever its content. */
const readHereBytes = 512 * 1024;

/** If the process exits without a result, this many characters from the end of its error output are reported. */
const mostComplaint = 2000;

/**
 * How Node.js exits when its heap is full, by signal or, on Windows, by exit code; SIGKILL is how Linux ends a process
 * that uses too much memory.
 */
const abortedCode = 134;
const outOfMemorySignals: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGKILL'];

/**
 * Reads lineup files in a separate process, one at a time, so that no file can block or crash the server: if a thread
 * runs out of memory, Node.js 24 may end the whole process. Excessive time or memory is a result of its own. Fails with
 * `deadline-exceeded` when the signal is aborted.
 */
export function createProcessReader({
  readerFile,
  limitMs = usualLimitMs,
  maximumMegabytes = usualMegabytes,
}: ProcessReaderOptions): LineupReader {
  let last: Promise<unknown> = Promise.resolve();
  return (file, signal) => {
    if (isSmall(file)) return readLineupHere(file);
    const work = () => readInProcess(file, signal, { readerFile, limitMs, maximumMegabytes });
    const next = last.then(work, work);
    last = next.catch(() => null);
    return next;
  };
}

function isSmall({ bytes, fileName }: LineupFile): boolean {
  return bytes.length <= readHereBytes && /\.json$/iu.test(fileName);
}

function readInProcess(
  file: LineupFile,
  signal: AbortSignalLike,
  { readerFile, limitMs, maximumMegabytes }: Required<ProcessReaderOptions>,
): Promise<ReadLineup> {
  if (signal.aborted) return Promise.reject(stopped());
  const child = startReader(readerFile, maximumMegabytes);
  return new Promise<ReadLineup>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      child.removeAllListeners();
      // If the process has already exited, sending to it reports an error that adds nothing.
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      settle();
    };
    const refuse = (error: string) => end(() => resolve({ ok: false, error }));
    const stop = () => end(() => reject(stopped()));
    const timer = setTimeout(() => refuse(processingMessages.timedOut), limitMs);
    signal.addEventListener('abort', stop);
    child.once('message', (message: ReaderMessage) =>
      end(() => (message.type === 'reading' ? resolve(message.reading) : reject(asError(message.error)))),
    );
    child.once('error', (error) => end(() => reject(error)));
    let complaint = '';
    child.stderr?.on(
      'data',
      (piece: Buffer) => (complaint = `${complaint}${piece.toString()}`.slice(-mostComplaint)),
    );
    child.once('close', (code, by) => {
      if (code === abortedCode || outOfMemorySignals.includes(by)) refuse(processingMessages.tooMuchMemory);
      else end(() => reject(new Error(`The process that reads files ended by itself. ${complaint}`)));
    });
    child.send(file);
  });
}

/** Does not pass on the server's environment, which holds secrets. */
function startReader(readerFile: string, maximumMegabytes: number): ChildProcess {
  return fork(readerFile, [], {
    env: {},
    execArgv: [`--max-old-space-size=${maximumMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

function stopped(): ProviderError {
  return new ProviderError('deadline-exceeded', 'Processing was stopped', {
    userMessage: processingMessages.timedOut,
  });
}
