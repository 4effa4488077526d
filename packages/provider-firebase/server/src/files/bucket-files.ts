import { randomUUID } from 'node:crypto';
import {
  isShownPicture,
  parseFilePath,
  parseReleaseFilePath,
  pictureTypeBytes,
  pictureTypeOf,
  pictureVersions,
  renditionPath,
} from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import type { ServerFiles } from '@lineup/provider/server';
import type { getStorage } from 'firebase-admin/storage';
import { downloadAddress, parseDownloadAddress } from './download-address.ts';
import { tokensField } from './download-tokens.ts';
import { renditionsOf } from './renditions-of.ts';

/** A file's address changes with its content. */
const forever = 'private, max-age=31536000, immutable';

/** The bucket of Cloud Storage that holds the portal's files. */
export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** Implements the port's files on Cloud Storage, bypassing the security rules. */
export function createBucketFiles(bucket: Bucket): ServerFiles {
  const read = (path: string) => unlessMissing(async () => (await bucket.file(path).download())[0]);
  return {
    read,
    storePicture: async (path, bytes) => {
      const type = pictureTypeOf(bytes.subarray(0, pictureTypeBytes));
      const place = parseFilePath(path);
      if (place === null || !isShownPicture(place)) {
        throw new ProviderError('invalid-argument', `No picture is stored at ${path}`);
      }
      if (type === null) throw new ProviderError('unsupported-media-type', 'The content is no picture');
      const token = randomUUID();
      const metadata = { contentType: type, cacheControl: forever, metadata: { [tokensField]: token } };
      await bucket
        .file(path)
        .save(Buffer.from(bytes), { resumable: false, metadata })
        .catch((cause: unknown) => Promise.reject(notAnswering(cause)));
      return downloadAddress(bucket.name, { path, token });
    },
    rendition: async (path, width) => {
      const version = { width, format: 'webp' } as const;
      const place = renditionPath(path, version);
      if (place === null) return null;
      const made = await read(place);
      if (made !== null) return made;
      // The functions may not have created it yet.
      const picture = await read(path);
      const renditions = picture === null ? null : await renditionsOf(picture, [version]);
      return renditions?.[0]?.content ?? null;
    },
    pathOf: async (address) => parseDownloadAddress(bucket.name, address)?.path ?? null,
    write: async (path, bytes, contentType) => {
      if (parseReleaseFilePath(path) === null) {
        throw new ProviderError('invalid-argument', `No file of a release is stored at ${path}`);
      }
      // Without a token it has no download address, and the rules deny access to its folder.
      const options = { resumable: false, contentType, metadata: { cacheControl: 'private' } };
      await bucket
        .file(path)
        .save(Buffer.from(bytes), options)
        .catch((cause: unknown) => Promise.reject(notAnswering(cause)));
    },
    deleteFolder: async (folder, except = noPaths) => {
      if (!folder.endsWith('/')) throw new ProviderError('invalid-argument', `${folder} is no folder`);
      await (except.size === 0 ? deleteAll(bucket, folder) : deleteOthers(bucket, folder, except));
    },
  };
}

const noPaths: ReadonlySet<string> = new Set();

/** Deletes the files whose path begins with `prefix`, except the pictures at these paths and their renditions. */
async function deleteOthers(bucket: Bucket, prefix: string, pictures: ReadonlySet<string>): Promise<void> {
  const renditions = [...pictures].flatMap((path) =>
    pictureVersions.map((version) => renditionPath(path, version)),
  );
  const except = new Set<string | null>([...pictures, ...renditions]);
  const [files] = await bucket.getFiles({ prefix });
  for (const file of files) if (!except.has(file.name)) await file.delete({ ignoreNotFound: true });
}

/** Deletes the files whose path begins with `prefix`. */
export async function deleteAll(bucket: Bucket, prefix = ''): Promise<void> {
  await bucket.deleteFiles({ prefix, force: true }).catch((failures: unknown) => {
    // A trigger removes derived files as well, and may be faster.
    if (!areMissing(failures)) throw failures;
  });
}

/** Returns the result of `work`, or null if the file does not exist. */
export async function unlessMissing<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw notAnswering(error);
  }
}

/**
 * Removes this content of the file; returns whether it existed and was not replaced since. The service checks that
 * again while deleting; its emulator does not.
 */
export async function removeUnlessReplaced(
  bucket: Bucket,
  path: string,
  generation: string,
): Promise<boolean> {
  const found = await unlessMissing(() => bucket.file(path).getMetadata());
  if (String(found?.[0].generation) !== generation) return false;
  try {
    await bucket.file(path).delete({ ifGenerationMatch: generation });
    return true;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404 || status === 412) return false;
    throw notAnswering(error);
  }
}

function notAnswering(cause: unknown): ProviderError {
  return new ProviderError('unavailable', 'Cloud Storage does not answer', { cause });
}

/** Returns true if all failures are about missing files; `force` collects the failures in a list. */
function areMissing(failures: unknown): boolean {
  return Array.isArray(failures) && failures.every((failure) => statusOf(failure) === 404);
}

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
