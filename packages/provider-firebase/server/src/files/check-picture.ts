import { isPicturePlace, parseFilePath, pictureTypeBytes, pictureTypeOf } from '@lineup/domain';
import { removeUnlessReplaced, unlessMissing, type Bucket } from './bucket-files.ts';

/** A file that has just been stored; `generation` names this content of it. */
export interface FinishedFile {
  readonly name: string;
  readonly generation: string | number;
  /** In bytes. */
  readonly size: string | number;
}

/**
 * Removes a file that is stored as a picture and is none by its content: the security rules see only the type that its
 * sender named. Returns whether it was removed. A file that has been replaced in the meantime is left alone.
 */
export async function removeUnlessPicture(bucket: Bucket, finished: FinishedFile): Promise<boolean> {
  const { name, generation } = finished;
  const place = parseFilePath(name);
  if (place === null || !isPicturePlace(place)) return false;
  const begin = await readBegin(bucket, finished);
  if (begin === null || pictureTypeOf(begin) !== null) return false;
  return removeUnlessReplaced(bucket, name, String(generation));
}

/** The first bytes of the file, null where it is gone. One too short for a picture is not asked for: it has no such part. */
async function readBegin(
  bucket: Bucket,
  { name, generation, size }: FinishedFile,
): Promise<Uint8Array | null> {
  if (Number(size) < pictureTypeBytes) return new Uint8Array();
  const part = { start: 0, end: pictureTypeBytes - 1, validation: false };
  return unlessMissing(async () => (await bucket.file(name, { generation }).download(part))[0]);
}
