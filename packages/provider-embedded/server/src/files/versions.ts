import { pictureFormats, pictureWidths, type PictureVersion } from '@lineup/domain';

/** The version for what `?w=` and `f=` ask for, or null where the picture itself serves: it is not wider, or the wish is unknown. */
export function versionFor(
  width: string | undefined,
  format: string | undefined,
  pictureWidth: number,
): PictureVersion | null {
  const wide = pictureWidths.find((known) => known < pictureWidth && String(known) === width);
  const wished = pictureFormats.find((known) => known === (format ?? 'webp'));
  return wide === undefined || wished === undefined ? null : { width: wide, format: wished };
}
