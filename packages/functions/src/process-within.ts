import { processingMessages, paths } from '@lineup/domain';
import { isProviderError, ProviderError, type Callables } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { readLineupHere, type LineupReader } from './lineup-reader.ts';
import { failUpload, processUpload } from './process-upload.ts';

type Request = Callables['processUpload']['request'];
type Result = Callables['processUpload']['response'];

export interface ProcessWithinOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly limitMs: number;
  /** Receives errors of the work after its time limit. */
  readonly onError: (error: unknown) => void;
  readonly process?: typeof processUpload;
  /** Reads files; see `ProcessOptions`. */
  readonly read?: LineupReader;
}

/**
 * Processes the upload within `limitMs` milliseconds; afterwards it is set to `error`, nothing more is written to it,
 * and the call fails with `deadline-exceeded`.
 */
export async function processWithin(
  provider: ServerProvider,
  request: Request,
  { now, limitMs, onError, process = processUpload, read = readLineupHere }: ProcessWithinOptions,
): Promise<Result> {
  const stop = new AbortController();
  const work = process(provider, request, { now, signal: stop.signal, read });
  let timer: unknown;
  const tooLong = new Promise<'tooLong'>((resolve) => {
    timer = setTimeout(() => resolve('tooLong'), limitMs);
  });
  try {
    const first = await Promise.race([work, tooLong]);
    if (first !== 'tooLong') return first;
  } finally {
    clearTimeout(timer);
  }
  stop.abort();
  work.catch(unlessStoredOnUpload(onError));
  await failUpload(provider, paths.upload(request.festivalId, request.uploadId), processingMessages.timedOut);
  throw new ProviderError('deadline-exceeded', 'Processing took too long', {
    userMessage: processingMessages.timedOut,
  });
}

/** Passes on a failure unless the upload itself stores it. */
export function unlessStoredOnUpload(onError: (error: unknown) => void): (error: unknown) => void {
  return (error) => {
    const storedCodes = ['failed-precondition', 'deadline-exceeded', 'not-found', 'conflict'] as const;
    if (!storedCodes.some((code) => isProviderError(error, code))) onError(error);
  };
}
