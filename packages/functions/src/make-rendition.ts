import { maximumPicturePixels, type PictureFormat, type PictureVersion } from '@lineup/domain';

/** The part of sharp that pictures need. Providers supply sharp, as its types would bring in those of Node.js. */
type Sharp = (picture: string | Uint8Array, options: { readonly limitInputPixels: number }) => Picture;

interface Picture {
  autoOrient(): Picture;
  resize(size: PictureSize & { readonly fit: 'inside'; readonly withoutEnlargement: true }): Picture;
  toColourspace(space: 'srgb'): Picture;
  webp(options: { readonly quality: number }): Picture;
  avif(options: { readonly quality: number; readonly effort: number }): Picture;
  toBuffer(): Promise<Uint8Array>;
  toBuffer(options: {
    readonly resolveWithObject: true;
  }): Promise<{ readonly data: Uint8Array; readonly info: { readonly width: number } }>;
}

/** The maximum width and height in pixels; either may be missing. */
export interface PictureSize {
  readonly width: number;
  readonly height?: number;
}

/**
 * Converts the picture (its bytes, or the path of its file) to WebP of at most this size, upright, in sRGB, without
 * metadata, and returns it with its width in pixels; of an animation, the first frame. Fails with the library's own
 * error if it cannot be decoded or has too many pixels.
 */
export async function makeStoredPicture(
  sharp: Sharp,
  picture: string | Uint8Array,
  size: PictureSize,
): Promise<{ readonly content: Uint8Array; readonly width: number }> {
  const { data, info } = await decode(sharp, picture, size)
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width };
}

/**
 * Converts the picture to one of the usual widths without enlarging it. Input and errors are those of
 * `makeStoredPicture`.
 */
export function makeRendition(
  sharp: Sharp,
  picture: string | Uint8Array,
  { width, format }: PictureVersion,
): Promise<Uint8Array> {
  return encoders[format](decode(sharp, picture, { width })).toBuffer();
}

function decode(sharp: Sharp, picture: string | Uint8Array, size: PictureSize): Picture {
  return sharp(picture, { limitInputPixels: maximumPicturePixels })
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}

const encoders: Readonly<Record<PictureFormat, (picture: Picture) => Picture>> = {
  // A higher effort takes twice as long to save a few percent.
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
};
