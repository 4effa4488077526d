import { maximumPicturePixels, type PictureWidth } from '@lineup/domain';

/** What a rendition needs of sharp, which the providers bring: its own types would bring those of Node.js into this room. */
type Sharp = (picture: string | Uint8Array, options: { readonly limitInputPixels: number }) => Picture;

interface Picture {
  autoOrient(): Picture;
  resize(size: { readonly width: number; readonly withoutEnlargement: boolean }): Picture;
  webp(options: { readonly quality: number }): Picture;
  toBuffer(): Promise<Uint8Array>;
}

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
