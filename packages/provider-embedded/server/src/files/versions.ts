import { pictureFormats, pictureWidths, type PictureVersion, type PictureWidth } from '@lineup/domain';

/** The usual widths below that of the picture: it serves itself for the others. */
export function versionWidths(pictureWidth: number): readonly PictureWidth[] {
  return pictureWidths.filter((width) => width < pictureWidth);
}

/** The version for what `?w=` and `f=` ask for, or null where the picture itself serves: it is not wider, or the wish is unknown. */
export function versionFor(
  width: string | undefined,
  format: string | undefined,
  pictureWidth: number,
): PictureVersion | null {
  const wide = versionWidths(pictureWidth).find((known) => String(known) === width);
  const wished = pictureFormats.find((known) => known === (format ?? 'webp'));
  return wide === undefined || wished === undefined ? null : { width: wide, format: wished };
}
