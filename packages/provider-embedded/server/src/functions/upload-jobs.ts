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

/** The processing of uploads, going on whoever has called and comes back; it survives the end of the process. */
export interface UploadJobs {
  /** Processes the upload; a call for one that is under way joins it. Fails with `deadline-exceeded` after 70 seconds. */
  run(request: Request): Promise<Result>;
  /** At the start of the server: takes up again what was under way, and looks after forgotten uploads from then on. */
  start(): Promise<void>;
  /** Begins nothing new and waits for what is under way. */
  close(): Promise<void>;
}

export interface UploadJobsDeps {
  readonly provider: ServerProvider;
  readonly jobs: JobRecords;
  readonly now: () => number;
  /** Learns of failures that no caller waits for. */
  readonly onError: (error: unknown) => void;
  readonly process?: typeof processUpload;
  /** Processes an upload in a thread of its own, in the time that there is for it; in this one unless given. */
  readonly processInThread?: ((request: Request) => Promise<Result>) | undefined;
  /** Where files are read; here, unless configured otherwise. */
  readonly read?: LineupReader | undefined;
}

/** An upload in `processing` that nobody has asked to process for this long is taken up by the server. */
const forgottenAfterMs = 60_000;
const sweepEveryMs = 30_000;
/** An upload that has brought the server down so often is given up. */
const maximumAttempts = 3;

/** Failures that pass; the upload stays in `processing` and is taken up again later. */
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
   * A file that is not there yet may be on its way, so that a young upload without one is left alone. One of the future is
   * not young: the clock was set back since.
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
    // What was reported to the upload already stays; any other failure must not leave it in `processing`.
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
