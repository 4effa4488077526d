import { pictureWidths, type PictureWidth } from '@lineup/domain';

/** The rendition for a wish of `?w=`, or null where the picture itself serves: it is not wider, or the wish is unknown. */
export function renditionFor(wish: string | undefined, pictureWidth: number): PictureWidth | null {
  const width = pictureWidths.find((known) => String(known) === wish);
  return width === undefined || width >= pictureWidth ? null : width;
}
