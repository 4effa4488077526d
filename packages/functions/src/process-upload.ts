import {
  asPlanned,
  festivalSchema,
  processingMessages,
  paths,
  storagePaths,
  uploadSchema,
  type FestivalData,
  type UploadData,
  uploadMessages,
} from '@lineup/domain';
import { isProviderError, ProviderError, serverTimestamp, type Callables } from '@lineup/provider';
import type { AbortSignalLike } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { readLineupHere, type LineupReader } from './lineup-reader.ts';
import { saveDrafts } from './save-drafts.ts';

type Request = Callables['processUpload']['request'];
type Result = Callables['processUpload']['response'];

export interface ProcessOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Aborting prevents further writes; the call then fails with `deadline-exceeded`. */
  readonly signal: AbortSignalLike;
  /** Reads files that are not small; in this process by default. */
  readonly read?: LineupReader;
}

interface Job {
  readonly provider: ServerProvider;
  readonly options: ProcessOptions;
  readonly path: string;
  readonly version: string;
  readonly upload: UploadData;
}

/**
 * Reads the file of an upload in `processing` into draft events and completes the upload, which readers see as one
 * step; a completed upload returns the same response again. An unusable file sets the upload to `error` and fails with
 * `failed-precondition`, with the reason in `message`. Fails with `not-found` if upload or festival no longer exist.
 */
export async function processUpload(
  provider: ServerProvider,
  request: Request,
  options: ProcessOptions,
): Promise<Result> {
  const path = paths.upload(request.festivalId, request.uploadId);
  const found = await provider.documents.get(path);
  if (found === null) throw gone(uploadMessages.notFound);
  const job = { provider, options, path, version: found.version, upload: uploadSchema.parse(found.data) };
  if (job.upload.status === 'completed') return repeatResult(job);
  if (job.upload.status === 'error') throw failure(job.upload.error ?? uploadMessages.processingFailed);
  return readIntoDrafts(job);
}

/** How often an upload is read again if its record changes during processing. */
const failAttempts = 5;

/** Sets an upload that is still in `processing` to `error`; others are not changed. */
export async function failUpload(
  provider: ServerProvider,
  path: string,
  error: string,
  attempts = failAttempts,
): Promise<void> {
  const found = await provider.documents.get(path);
  if (found === null || found.data['status'] !== 'processing') return;
  try {
    await setError(provider, path, found.version, error);
  } catch (cause) {
    if (isProviderError(cause, 'not-found')) return;
    if (!isProviderError(cause, 'conflict') || attempts === 1) throw cause;
    await failUpload(provider, path, error, attempts - 1);
  }
}

async function readIntoDrafts(job: Job): Promise<Result> {
  const { provider, path, version, options } = job;
  const festival = await readFestival(job);
  const reading = await readEvents(job, festival);
  if (!reading.ok) {
    await unlessGone(setError(provider, path, version, reading.error));
    throw failure(reading.error);
  }
  await unlessGone(
    saveDrafts(
      { ...job, now: options.now, beforeWriting: () => requireTime(options) },
      // The start of the festival's day may change before the draft is reviewed.
      {
        ...reading,
        events: reading.events.map((event) => ({ ...event, dayStartsAt: festival.dayStartsAt })),
      },
    ),
  );
  return { success: true, eventCount: reading.events.length };
}

async function readFestival({ provider, upload }: Job): Promise<FestivalData> {
  const found = await provider.documents.get(paths.festival(upload.festivalId));
  if (found === null) throw gone(processingMessages.festivalGone);
  return asPlanned(festivalSchema.parse(found.data));
}

async function readEvents({ provider, options, upload }: Job, festival: FestivalData) {
  if (upload.uploadType === 'image') return unusable(uploadMessages.imageNotAvailable);
  const folder = storagePaths.uploadFolder(upload.festivalId, upload.uploadId);
  const bytes = upload.filePath.startsWith(folder) ? await provider.files.read(upload.filePath) : null;
  if (bytes === null) return unusable(processingMessages.fileMissing);
  requireTime(options);
  const { read = readLineupHere, signal } = options;
  const { fileName, mapping = null } = upload;
  return read({ bytes, fileName, festival, mapping }, signal);
}

async function repeatResult({ provider, path }: Job): Promise<Result> {
  return { success: true, eventCount: await provider.documents.count({ collection: `${path}/events` }) };
}

async function setError(provider: ServerProvider, path: string, version: string, error: string) {
  const data = { status: 'error', error, updatedAt: serverTimestamp };
  await provider.documents.commit([{ type: 'update', path, data, ifVersion: version }]);
}

async function unlessGone(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw isProviderError(error, 'not-found') ? gone(uploadMessages.notFound, error) : error;
  }
}

function requireTime({ signal }: ProcessOptions): void {
  if (signal.aborted) {
    throw new ProviderError('deadline-exceeded', 'Processing was stopped', {
      userMessage: processingMessages.timedOut,
    });
  }
}

function unusable(error: string) {
  return { ok: false, error } as const;
}

function gone(text: string, cause?: unknown): ProviderError {
  return new ProviderError('not-found', text, { userMessage: text, cause });
}

function failure(text: string): ProviderError {
  return new ProviderError('failed-precondition', text, { userMessage: text });
}
