import {
  artistMessages,
  contentDisposition,
  messages,
  ownerPath,
  parseFilePath,
  type FilePlace,
} from '@lineup/domain';
import { neverFalling, ProviderError, type AbortSignalLike, type FilePort } from '@lineup/provider';
import { getDownloadURL, ref, type FirebaseStorage, type UploadMetadata } from 'firebase/storage';
import type { Reader } from '../documents/read.ts';
import { storageFailure } from '../failures/storage-errors.ts';
import { forUser, type SessionGate } from '../session/session-gate.ts';
import { checkSize, contentType } from './check-content.ts';
import { renditionUrl } from './rendition-url.ts';
import { sendFile } from './send-file.ts';

export interface FilesDependencies {
  readonly storage: FirebaseStorage;
  readonly reader: Pick<Reader, 'get'>;
  readonly session: SessionGate;
}

/** Implements the port's files on Cloud Storage for Firebase. */
export function createFiles({ storage, reader, session }: FilesDependencies): FilePort {
  const asUser = <Result>(work: () => Promise<Result>) => forUser(session, work, storageFailure);
  const upload: FilePort['upload'] = async (path, content, { onProgress, signal } = {}) => {
    const place = requirePlace(path);
    requireNotAborted(signal);
    try {
      checkSize(place, content.size);
      const bytes = new Uint8Array(await content.arrayBuffer());
      const metadata = metadataFor(path, contentType(place, bytes));
      requireNotAborted(signal);
      await sendFile(ref(storage, path), { bytes, metadata, onProgress: neverFalling(onProgress), signal });
    } catch (error) {
      throw await explainRefusal(reader, place, storageFailure(error));
    }
    return { path, url: await getDownloadURL(ref(storage, path)) };
  };
  return {
    upload: (path, content, options) => asUser(() => upload(path, content, options)),
    downloadUrl: (path) =>
      asUser(() => {
        if (parseFilePath(path) === null)
          throw new ProviderError('not-found', `No file is stored at ${path}`);
        return getDownloadURL(ref(storage, path));
      }),
    pictureUrl: (url, version) => renditionUrl(ref(storage).bucket, url, version),
  };
}

/** A file's address changes with its content. A lineup file is downloaded instead of displayed. */
function metadataFor(path: string, contentType: string): UploadMetadata {
  const cacheControl = 'private, max-age=31536000, immutable';
  const disposition = contentDisposition(path, contentType);
  return { contentType, cacheControl, ...(disposition === null ? {} : { contentDisposition: disposition }) };
}

/** A missing festival or artist is reported before the file's own problem. */
async function explainRefusal(
  reader: Pick<Reader, 'get'>,
  place: FilePlace,
  failure: ProviderError,
): Promise<ProviderError> {
  const refusals = ['permission-denied', 'payload-too-large', 'unsupported-media-type'];
  if (!refusals.includes(failure.code)) return failure;
  if ((await reader.get(ownerPath(place))) !== null) return failure;
  return new ProviderError('not-found', `There is no document ${ownerPath(place)}`, {
    userMessage: place.kind === 'artistImage' ? artistMessages.notFound : messages.festival.notFound,
    cause: failure,
  });
}

function requirePlace(path: string): FilePlace {
  const place = parseFilePath(path);
  if (place === null) throw new ProviderError('invalid-argument', `No file is stored at ${path}`);
  return place;
}

function requireNotAborted(signal: AbortSignalLike | undefined): void {
  if (signal?.aborted === true) throw new ProviderError('cancelled', 'cancelled by the caller');
}
