import { processingMessages, paths } from '@lineup/domain';
import { failUpload, processUpload, processWithin } from '@lineup/functions';
import { isProviderError, ProviderError, type Callables } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';

type Request = Callables['processUpload']['request'];
type Result = Callables['processUpload']['response'];

export interface ProcessOnceOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The time limit in milliseconds within which the upload ends in `completed` or `error`. */
  readonly limitMs: number;
  /** Resolves after this many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Receives errors that no caller waits for. */
  readonly onError: (error: unknown) => void;
}

const lookEveryMs = 500;

/**
 * Processes the upload so that it always ends in `completed` or `error`. Concurrent calls in several processes are
 * safe: the later one waits for the result of the other.
 */
export async function processUploadOnce(
  provider: ServerProvider,
  request: Request,
  options: ProcessOnceOptions,
): Promise<Result> {
  const path = paths.upload(request.festivalId, request.uploadId);
  const end = options.now() + options.limitMs;
  try {
    return await processWithin(provider, request, options);
  } catch (error) {
    if (isProviderError(error, 'conflict')) return responseOfOther(provider, request, options, end);
    // An error already stored on the upload remains; any other failure must not leave it in `processing`.
    await failUpload(provider, path, processingMessages.crashed);
    throw error;
  }
}

/** The other call's result; if it takes too long, the upload is ended here. */
async function responseOfOther(
  provider: ServerProvider,
  request: Request,
  { now, pause }: ProcessOnceOptions,
  end: number,
): Promise<Result> {
  const path = paths.upload(request.festivalId, request.uploadId);
  for (; now() < end; await pause(lookEveryMs)) {
    const found = await provider.documents.get(path);
    if (found?.data['status'] === 'processing') continue;
    return processUpload(provider, request, { now, signal: new AbortController().signal });
  }
  await failUpload(provider, path, processingMessages.timedOut);
  throw new ProviderError('deadline-exceeded', 'Another call took too long', {
    userMessage: processingMessages.timedOut,
  });
}
