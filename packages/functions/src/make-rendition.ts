import { maximumPicturePixels, type PictureWidth } from '@lineup/domain';

type Sharp = (typeof import('sharp'))['default'];

/**
 * The picture (its bytes, or the path of its file) as WebP in at most this width, upright and without metadata; of a moving
 * one the first image. Fails with the library's own error where it cannot be decoded or has too many pixels.
 */
export function makeRendition(
  sharp: Sharp,
  picture: string | Uint8Array,
  width: PictureWidth,
): Promise<Uint8Array> {
  return sharp(picture, { limitInputPixels: maximumPicturePixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
}
