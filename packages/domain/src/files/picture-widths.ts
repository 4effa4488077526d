import { isShownPicture, ownerPath, parseFilePath } from './file-places.ts';

/** Widths in pixels at which pictures are shown, smallest first: in a card, and as the cover of a page. */
export const pictureWidths = [480, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Pictures of more pixels (width × height) are not decoded at all. */
export const maximumPicturePixels = 50_000_000;

/** Where a provider that keeps files by path keeps the picture at `path` in this width; null where there is none to show. */
export function renditionPath(path: string, width: PictureWidth): string | null {
  const place = parseFilePath(path);
  if (place === null || !isShownPicture(place)) return null;
  const folder = `${ownerPath(place)}/`;
  return `${folder}renditions/${width}/${path.slice(folder.length)}`;
}
