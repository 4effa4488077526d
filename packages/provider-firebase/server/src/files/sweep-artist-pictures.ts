import { parseFilePath } from '@lineup/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { removeUnlessReplaced, type Bucket } from './bucket-files.ts';
import { isNamed } from './named-files.ts';

/** A form may hold the address of an unsaved picture for a week. */
const retentionMs = 14 * 24 * 60 * 60 * 1000;

/**
 * Removes pictures older than two weeks that no artist or change of one names: they were uploaded and never saved.
 * Returns how many were removed; `now` is in milliseconds since the epoch.
 */
export async function sweepArtistPictures(
  bucket: Bucket,
  firestore: Pick<Firestore, 'doc' | 'collection'>,
  now: number,
): Promise<number> {
  const [files] = await bucket.getFiles({ prefix: 'artists/' });
  let removed = 0;
  for (const { name, metadata } of files) {
    if (parseFilePath(name) === null || Date.parse(String(metadata.updated)) >= now - retentionMs) continue;
    if (await isNamed(firestore, { bucketName: bucket.name, path: name })) continue;
    if (await removeUnlessReplaced(bucket, name, String(metadata.generation))) removed += 1;
  }
  return removed;
}
