import { pictureFormats, pictureWidths, type PictureVersion } from '@lineup/domain';

/**
 * Returns the version requested by `?w=` and `f=`, or null if the picture itself is to be sent: it is not wider, or the
 * request is invalid.
 */
export function versionFor(
  width: string | undefined,
  format: string | undefined,
  pictureWidth: number,
): PictureVersion | null {
  const wide = pictureWidths.find((known) => known < pictureWidth && String(known) === width);
  const wished = pictureFormats.find((known) => known === (format ?? 'webp'));
  return wide === undefined || wished === undefined ? null : { width: wide, format: wished };
}
