import { isShownPicture, ownerPath, parseFilePath } from './file-places.ts';
import type { PictureVersion } from './picture-widths.ts';

/**
 * The path of this version of the picture at `path`, for providers that store files by path; null if it is not a
 * picture that pages show.
 */
export function renditionPath(path: string, { width, format }: PictureVersion): string | null {
  const place = parseFilePath(path);
  if (place === null || !isShownPicture(place)) return null;
  const folder = `${ownerPath(place)}/`;
  return `${folder}renditions/${width}-${format}/${path.slice(folder.length)}`;
}
