import { isPicturePlace, parseFilePath, pictureTypeBytes, pictureTypeOf } from '@lineup/domain';
import { removeUnlessReplaced, unlessMissing, type Bucket } from './bucket-files.ts';

/** A file that was just stored; `generation` identifies its content. */
export interface FinishedFile {
  readonly name: string;
  readonly generation: string | number;
  /** In bytes. */
  readonly size: string | number;
}

/**
 * Removes a file stored as a picture that is not one by its content: the security rules only check the declared type.
 * Returns whether it was removed. Ignores a file that was replaced since.
 */
export async function removeUnlessPicture(bucket: Bucket, finished: FinishedFile): Promise<boolean> {
  const { name, generation } = finished;
  const place = parseFilePath(name);
  if (place === null || !isPicturePlace(place)) return false;
  const begin = await readBegin(bucket, finished);
  if (begin === null || pictureTypeOf(begin) !== null) return false;
  return removeUnlessReplaced(bucket, name, String(generation));
}

/**
 * The first bytes of the file, null if it was deleted. Not requested if the file is too short for a picture, as that
 * range does not exist.
 */
async function readBegin(
  bucket: Bucket,
  { name, generation, size }: FinishedFile,
): Promise<Uint8Array | null> {
  if (Number(size) < pictureTypeBytes) return new Uint8Array();
  const part = { start: 0, end: pictureTypeBytes - 1, validation: false };
  return unlessMissing(async () => (await bucket.file(name, { generation }).download(part))[0]);
}
