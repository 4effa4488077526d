import { processingMessages, paths, timestampToMillis, uploadSchema } from '@lineup/domain';
import {
  failUpload,
  processWithin,
  readLineupHere,
  unlessStoredOnUpload,
  type LineupReader,
  type processUpload,
} from '@lineup/functions';
import { callableTimeoutMs, isProviderError, ProviderError, type Callables } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import type { JobRecords } from './job-records.ts';

type Request = Callables['processUpload']['request'];
type Result = Callables['processUpload']['response'];

/** Processes uploads, regardless of whether the caller still waits; continues after a restart of the server. */
export interface UploadJobs {
  /** Processes the upload; a call during its processing joins that. Fails with `deadline-exceeded` after 70 seconds. */
  run(request: Request): Promise<Result>;
  /** When the server starts: resumes interrupted processing, then checks for forgotten uploads regularly. */
  start(): Promise<void>;
  /** Starts nothing new and waits for work in progress. */
  close(): Promise<void>;
}

export interface UploadJobsDeps {
  readonly provider: ServerProvider;
  readonly jobs: JobRecords;
  readonly now: () => number;
  /** Receives errors that no caller waits for. */
  readonly onError: (error: unknown) => void;
  readonly process?: typeof processUpload;
  /** Processes an upload in a separate thread, within the time limit; defaults to this thread. */
  readonly processInThread?: ((request: Request) => Promise<Result>) | undefined;
  /** Reads files; in this process by default. */
  readonly read?: LineupReader | undefined;
}

/** An upload in `processing` without a call to process it for this long is processed by the server. */
const forgottenAfterMs = 60_000;
const sweepEveryMs = 30_000;
/** An upload that has crashed the server this often is given up. */
const maximumAttempts = 3;

/** Temporary errors; the upload stays in `processing` and is retried later. */
const passing = ['storage-full', 'unavailable'] as const;

export function createUploadJobs(deps: UploadJobsDeps): UploadJobs {
  const { provider, jobs, now } = deps;
  const running = new Map<string, Promise<Result>>();
  let sweep: NodeJS.Timeout | undefined;
  let closed = false;

  const run = (request: Request): Promise<Result> => {
    const path = paths.upload(request.festivalId, request.uploadId);
    const known = running.get(path);
    if (known !== undefined) return known;
    if (closed) return Promise.reject(new ProviderError('unavailable', 'The server is being shut down'));
    const job = perform(deps, path, request).finally(() => running.delete(path));
    running.set(path, job);
    return job;
  };

  /**
   * A missing file may still be uploading, so a recent upload without one is skipped. One with a future time is not
   * recent: the clock was set back since.
   */
  const isDue = async (upload: Awaited<ReturnType<typeof processingUploads>>[number], atStart: boolean) => {
    if (Math.abs(now() - timestampToMillis(upload.updatedAt)) >= forgottenAfterMs) return true;
    return atStart && (await provider.files.read(upload.filePath)) !== null;
  };

  const takeUp = async (atStart: boolean) => {
    jobs.tidy();
    for (const upload of await processingUploads(provider)) {
      if (closed) return;
      if (await isDue(upload, atStart)) await run(upload).catch(unlessStoredOnUpload(deps.onError));
    }
  };
  const takeUpSafely = (atStart: boolean) => takeUp(atStart).catch(deps.onError);

  return {
    run,
    start: async () => {
      sweep = setInterval(() => void takeUpSafely(false), sweepEveryMs);
      sweep.unref();
      await takeUpSafely(true);
    },
    close: async () => {
      closed = true;
      clearInterval(sweep);
      await Promise.allSettled(running.values());
    },
  };
}

async function perform(deps: UploadJobsDeps, path: string, request: Request): Promise<Result> {
  const { provider, jobs } = deps;
  const attempts = jobs.begin(path, deps.now());
  if (attempts > maximumAttempts) {
    await failUpload(provider, path, processingMessages.crashed);
    jobs.end(path);
    throw new ProviderError('failed-precondition', processingMessages.crashed, {
      userMessage: processingMessages.crashed,
    });
  }
  try {
    const { processInThread = (given: Request) => processHere(deps, given) } = deps;
    const response = await processInThread(request);
    jobs.end(path);
    return response;
  } catch (error) {
    if (passing.some((code) => isProviderError(error, code))) throw error;
    // An error already stored on the upload remains; any other failure must not leave it in `processing`.
    await failUpload(provider, path, processingMessages.crashed);
    jobs.end(path);
    throw error;
  }
}

function processHere(deps: UploadJobsDeps, request: Request): Promise<Result> {
  return processWithin(deps.provider, request, {
    now: deps.now,
    limitMs: callableTimeoutMs,
    onError: deps.onError,
    read: deps.read ?? readLineupHere,
    ...(deps.process === undefined ? {} : { process: deps.process }),
  });
}

async function processingUploads(provider: ServerProvider) {
  const festivals = await provider.documents.query({ collection: paths.festivals });
  const found = await Promise.all(
    festivals.map(({ id }) =>
      provider.documents.query({
        collection: paths.uploads(id),
        where: [{ field: 'status', op: '==', value: 'processing' }],
      }),
    ),
  );
  return found.flat().map((snapshot) => uploadSchema.parse(snapshot.data));
}
