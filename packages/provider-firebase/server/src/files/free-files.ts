import { parseFilePath } from '@lineup/domain';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { decodeDocument } from '../documents/encoding.ts';
import { removeUnlessReplaced, unlessMissing, type Bucket } from './bucket-files.ts';
import type { AddressedFile } from './download-address.ts';
import { tokensOf } from './download-tokens.ts';
import { filesDropped, isNamed } from './named-files.ts';

export interface FreeFilesDeps {
  readonly firestore: Pick<Firestore, 'doc' | 'collection'>;
  readonly bucket: Bucket;
}

/**
 * Removes the files that a changed document was the last to name: a picture removed from it or deleted with it, and the
 * file of an upload. `after` is empty for a deleted document. Safe to repeat at any time: files that are named again,
 * or were replaced, are not removed. Reads nothing if the change drops no file.
 */
export async function freeFiles(
  deps: FreeFilesDeps,
  before: DocumentData,
  after: DocumentData,
): Promise<void> {
  const { bucket, firestore } = deps;
  const [dropping, left] = [before, after].map((stored) => decodeDocument(stored).data);
  for (const file of filesDropped(bucket.name, dropping ?? {}, left ?? {})) {
    if (parseFilePath(file.path) === null) continue;
    const generation = await generationOf(bucket, file);
    if (generation === null) continue;
    if (await isNamed(firestore, { bucketName: bucket.name, path: file.path })) continue;
    await removeUnlessReplaced(bucket, file.path, generation);
  }
}

/** Identifies the content that the file's token opens; null if it was deleted or replaced. */
async function generationOf(bucket: Bucket, { path, token }: AddressedFile): Promise<string | null> {
  const found = await unlessMissing(() => bucket.file(path).getMetadata());
  if (found === null) return null;
  const [metadata] = found;
  return tokensOf({ metadata }).includes(token) ? String(metadata.generation) : null;
}
