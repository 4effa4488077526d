import { artistPictureMessages } from '../../messages/artist-picture-messages.ts';
import { isImageFile, maximumImageBytes } from '../../files/file-rules.ts';
import { maximumPicturePixels } from '../../files/picture-widths.ts';

const megabyte = 1024 * 1024;

/** What one batch of pictures may have at most. */
export const batchLimits = {
  pictures: 500,
  /** Files of any kind, among them those that are no pictures. */
  files: 2_000,
  bytes: 2_048 * megabyte,
  /** Folders within folders, in an archive as on a disk. */
  depth: 8,
} as const;

/** A file of a batch as it is listed before anything of it is read. `path` has the folders before the name. */
export interface ListedFile {
  readonly path: string;
  /** In bytes; of a packed file as it will be unpacked. */
  readonly size: number;
}

/** The pictures of a batch, and how many other files there are; or why nothing of it is taken, as a text for the person. */
export type BatchListing<File extends ListedFile> =
  | {
      readonly ok: true;
      readonly pictures: readonly File[];
      readonly others: number;
      readonly tooLarge: readonly string[];
    }
  | { readonly ok: false; readonly error: string };

const { refused } = artistPictureMessages;

/** Sorts the files of a batch, before any is read. What systems put into archives for themselves is passed over. */
export function listBatch<File extends ListedFile>(files: readonly File[]): BatchListing<File> {
  const own = files.filter(({ path }) => !isOfSystem(path));
  if (own.length > batchLimits.files) return { ok: false, error: refused.tooManyFiles(batchLimits.files) };
  if (own.some(({ path }) => path.split('/').length - 1 > batchLimits.depth)) {
    return { ok: false, error: refused.tooDeep(batchLimits.depth) };
  }
  const found = own.filter(({ path }) => isImageFile({ name: path, size: 0, type: '' }));
  const pictures = found.filter(({ size }) => size <= maximumImageBytes);
  if (found.length === 0) return { ok: false, error: refused.noPicture };
  if (found.length > batchLimits.pictures) {
    return { ok: false, error: refused.tooManyPictures(found.length, batchLimits.pictures) };
  }
  const bytes = pictures.reduce((sum, { size }) => sum + size, 0);
  if (bytes > batchLimits.bytes)
    return { ok: false, error: refused.tooLarge(batchLimits.bytes / megabyte / 1024) };
  const tooLarge = found.filter((file) => !pictures.includes(file)).map(({ path }) => path);
  return { ok: true, pictures, others: own.length - found.length, tooLarge };
}

/** Why a picture of this size in pixels is not taken, or null. */
export function checkPixels({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): string | null {
  return width * height > maximumPicturePixels
    ? refused.tooManyPixels(maximumPicturePixels / 1_000_000)
    : null;
}

function isOfSystem(path: string): boolean {
  return /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/iu.test(path);
}
