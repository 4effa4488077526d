import { artistPictureMessages } from '../../messages/artist-picture-messages.ts';
import { isImageFile, maximumImageBytes } from '../../files/file-rules.ts';
import { maximumPicturePixels } from '../../files/picture-widths.ts';

const megabyte = 1024 * 1024;

/** The limits of one batch of pictures. */
export const batchLimits = {
  pictures: 500,
  /** Files of any kind, including those that are not pictures. */
  files: 2_000,
  bytes: 2_048 * megabyte,
  /** Nested folders, in an archive or on disk. */
  depth: 8,
} as const;

/** A file of a batch, listed before it is read. `path` includes its folders. */
export interface ListedFile {
  readonly path: string;
  /** In bytes; for a packed file, the unpacked size. */
  readonly size: number;
}

/** The pictures of a batch and the number of other files, or the message that says why the batch is refused. */
export type BatchListing<File extends ListedFile> =
  | {
      readonly ok: true;
      readonly pictures: readonly File[];
      readonly others: number;
      readonly tooLarge: readonly string[];
    }
  | { readonly ok: false; readonly error: string };

const { refused } = artistPictureMessages;

/** Checks and sorts the files of a batch before any is read. Skips the files that operating systems add to archives. */
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

/** Why a picture of this size in pixels is refused, or null. */
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
