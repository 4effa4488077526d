import {
  isShownPicture,
  parseFilePath,
  pictureTypeOf,
  pictureWidths,
  storagePaths,
  type Artist,
  type PictureType,
} from '@lineup/domain';
import type { FrozenLineup, FrozenPicture, PictureCopy } from '@lineup/domain/release';
import type { ServerFiles } from '@lineup/provider/server';
import { sha256 } from '../hashing.ts';

type Files = Pick<ServerFiles, 'read' | 'rendition' | 'pathOf' | 'write'>;

interface CopyOptions {
  readonly festivalId: string;
  /** Whether to store copies; if false, only their paths are determined. */
  readonly keep: boolean;
  /** The previous release, whose copies of pictures are still stored. */
  readonly before: FrozenLineup | null;
}

/** How many artists are processed at once. */
const atOnce = 8;

/**
 * Returns the pictures of artists, by artist id, with their public copies. Pictures hosted elsewhere are left out: the
 * public page loads nothing from other hosts.
 */
export async function copyPictures(
  files: Files,
  artists: readonly Artist[],
  options: CopyOptions,
): Promise<ReadonlyMap<string, FrozenPicture>> {
  const known = new Map(
    (options.before?.artists ?? []).flatMap(({ picture }) =>
      picture === null || picture.copies.length === 0 ? [] : [[picture.path, picture] as const],
    ),
  );
  const pictures = new Map<string, FrozenPicture>();
  for (let from = 0; from < artists.length; from += atOnce) {
    await Promise.all(
      artists.slice(from, from + atOnce).map(async ({ id, imageURL }) => {
        const path = imageURL ? await files.pathOf(imageURL) : null;
        if (path === null || !isShown(path)) return;
        pictures.set(id, known.get(path) ?? (await pictureAt(files, path, options)));
      }),
    );
  }
  return pictures;
}

function isShown(path: string): boolean {
  const place = parseFilePath(path);
  return place !== null && isShownPicture(place);
}

/** Has no copies if the file cannot be read. */
async function pictureAt(
  files: Files,
  path: string,
  { festivalId, keep }: CopyOptions,
): Promise<FrozenPicture> {
  if (!keep) return { path, copies: [] };
  const copies: PictureCopy[] = [];
  for (const { width, bytes, type } of await sizesOf(files, path)) {
    const hash = await sha256(bytes);
    // A rendition is never wider than its picture, so two may be identical.
    if (copies.some((copy) => copy.sha256 === hash)) continue;
    await files.write(storagePaths.releasePicture(festivalId, hash), bytes, type);
    copies.push({ width, sha256: hash });
  }
  return { path, copies };
}

interface PictureSize {
  readonly width: number;
  readonly bytes: Uint8Array;
  readonly type: PictureType;
}

/** The renditions of the picture, smallest first; if one of them is missing, the picture itself as well. */
async function sizesOf(files: Files, path: string): Promise<readonly PictureSize[]> {
  const renditions = await Promise.all(
    pictureWidths.map(async (width) => ({ width, bytes: await files.rendition(path, width) })),
  );
  const isWhole = renditions.every(({ bytes }) => bytes !== null);
  const all = isWhole ? renditions : [...renditions, { width: 0, bytes: await files.read(path) }];
  return all.flatMap(({ width, bytes }) => {
    const type = bytes === null ? null : pictureTypeOf(bytes);
    return bytes === null || type === null ? [] : [{ width, bytes, type }];
  });
}
