import {
  fetchedFile,
  importSourceSchema,
  maximumUploadBytes,
  messages,
  paths,
  sourceMessages,
  storable,
  timestampFromMillis,
  downloadAddress,
  type ChangeAuthor,
  type FileOrigin,
  type SourceCheck,
} from '@lineup/domain';
import { isProviderError, ProviderError, type Callables, type SourceDownload } from '@lineup/provider';
import type { ServerDocuments } from '@lineup/provider/server';
import { sha256 } from '../hashing.ts';
import type { Download } from './download.ts';

type Request = Callables['downloadSource']['request'];

export interface DownloadSurroundings {
  readonly documents: ServerDocuments;
  readonly download: Download;
  readonly by: ChangeAuthor;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Counts a download for this person; resolves to the seconds to wait if they had too many recently, else to null. */
  readonly countDownload: (personId: string) => Promise<number | null>;
}

/**
 * Downloads the lineup file at an address. For a known source, returns whether its file has changed since the last
 * import, and stores when it was checked. Nothing else is stored: the page uploads the file like any other. Fails with
 * `too-many-requests`, and with `not-found` for a missing festival or a source without an address.
 */
export async function downloadSource(
  surroundings: DownloadSurroundings,
  { festivalId, from }: Request,
): Promise<SourceDownload> {
  await limitDownloads(surroundings);
  if (from.type === 'source') return checkSource(surroundings, festivalId, from.sourceId);
  if ((await surroundings.documents.get(paths.festival(festivalId))) === null) {
    throw notFound(messages.festival.notFound);
  }
  return fetchFile(surroundings, from.address.trim(), null);
}

/** The limit of downloads per person and minute. All pictures of a large lineup are fetched in one run. */
export const downloadsPerMinute = { files: 30, pictures: 500 } as const;

/** Counts a download for a person. Fails with `too-many-requests` if they had too many recently. */
export async function limitDownloads({
  by,
  countDownload,
}: Pick<DownloadSurroundings, 'by' | 'countDownload'>): Promise<void> {
  const retryAfterSeconds = await countDownload(by.id);
  if (retryAfterSeconds === null) return;
  const userMessage = sourceMessages.busy;
  throw new ProviderError('too-many-requests', 'Too many downloads', { retryAfterSeconds, userMessage });
}

async function checkSource(
  surroundings: DownloadSurroundings,
  festivalId: string,
  sourceId: string,
): Promise<SourceDownload> {
  const { documents, now } = surroundings;
  const path = paths.importSource(festivalId, sourceId);
  const origin = importSourceSchema.safeParse((await documents.get(path))?.data).data?.origin;
  if (origin === undefined) throw notFound(sourceMessages.notFollowed);
  const found = await fetchFile(surroundings, origin.address, origin);
  const lastCheck: SourceCheck = { at: timestampFromMillis(now()), result: resultOf(found) };
  try {
    await documents.commit([{ type: 'update', path, data: { lastCheck } }]);
  } catch (error) {
    // The source was removed during the download; the file is returned anyway.
    if (!isProviderError(error, 'not-found')) throw error;
  }
  return found;
}

function resultOf(found: SourceDownload): SourceCheck['result'] {
  if (found.state === 'failed') return found.problem;
  return found.state === 'file' ? 'changed' : 'unchanged';
}

/** Downloads the file at an address, unless it is the one described by `known`. */
async function fetchFile(
  { download, now }: DownloadSurroundings,
  address: string,
  known: FileOrigin | null,
): Promise<SourceDownload> {
  const outcome = await download(downloadAddress(address), {
    maximumBytes: maximumUploadBytes.spreadsheet,
    ...(known !== null && { known }),
  });
  if (outcome.state === 'failed') return outcome;
  if (outcome.state === 'unchanged') {
    // The request was unconditional, so the server must not respond with "not modified".
    return known === null
      ? { state: 'failed', problem: 'serverError' }
      : { state: 'unchanged', since: known.at };
  }
  const { bytes, disposition, etag, lastModified } = outcome;
  const hash = await sha256(bytes);
  if (hash === known?.sha256) return { state: 'unchanged', since: known.at };
  const file = fetchedFile(bytes, { address, disposition });
  if (!file.ok) return { state: 'failed', problem: file.problem };
  const origin: FileOrigin = {
    address,
    at: timestampFromMillis(now()),
    sha256: hash,
    ...(isValidator(etag) && { etag }),
    ...(isValidator(lastModified) && { lastModified }),
  };
  return { state: 'file', name: file.name, type: file.type, content: base64Of(bytes), origin };
}

/** Longer validators are dropped: the content is compared as well. */
function isValidator(text: string): boolean {
  return text !== '' && text.length <= 200 && storable(text) === text;
}

/**
 * Small enough to pass as arguments of one call; a multiple of three, so that the encoded chunks can be concatenated.
 */
const bytesAtOnce = 6144;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += bytesAtOnce) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + bytesAtOnce)));
  }
  return text;
}

function notFound(userMessage: string): ProviderError {
  return new ProviderError('not-found', userMessage, { userMessage });
}
