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
 * Removes the files that a changed document was the last to name: a picture that was taken from it or went with it, and the
 * file of an upload. `after` is empty for a document that was deleted. Safe to repeat, and at any later time: a file that is
 * named again stays, and so does another one that took its place. Nothing is read for a change that drops no file.
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

/** What names the content that the file's token opens; null where that is gone or was replaced. */
async function generationOf(bucket: Bucket, { path, token }: AddressedFile): Promise<string | null> {
  const found = await unlessMissing(() => bucket.file(path).getMetadata());
  if (found === null) return null;
  const [metadata] = found;
  return tokensOf({ metadata }).includes(token) ? String(metadata.generation) : null;
}
