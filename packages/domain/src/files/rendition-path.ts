import { isShownPicture, ownerPath, parseFilePath } from './file-places.ts';
import type { PictureVersion } from './picture-widths.ts';

/** Where a provider that keeps files by path keeps this version of the picture at `path`; null where there is none to show. */
export function renditionPath(path: string, { width, format }: PictureVersion): string | null {
  const place = parseFilePath(path);
  if (place === null || !isShownPicture(place)) return null;
  const folder = `${ownerPath(place)}/`;
  return `${folder}renditions/${width}-${format}/${path.slice(folder.length)}`;
}
