import {
  maximumPicturePixels,
  pictureFormats,
  pictureWidths,
  type PictureFormat,
  type PictureWidth,
} from '@lineup/domain';

/** What renditions need of sharp, which the providers bring: its own types would bring those of Node.js into this room. */
type Sharp = (
  picture: string | Uint8Array,
  options: { readonly limitInputPixels: number } | { readonly raw: PixelSize },
) => Picture;

interface Picture {
  autoOrient(): Picture;
  resize(size: PictureSize & { readonly fit: 'inside'; readonly withoutEnlargement: true }): Picture;
  toColourspace(space: 'srgb'): Picture;
  raw(): Picture;
  webp(options: { readonly quality: number }): Picture;
  avif(options: { readonly quality: number; readonly effort: number }): Picture;
  toBuffer(): Promise<Uint8Array>;
  toBuffer(options: {
    readonly resolveWithObject: true;
  }): Promise<{ readonly data: Uint8Array; readonly info: PixelSize }>;
}

interface PixelSize {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** The greatest width and height in pixels; either may be left open. */
export interface PictureSize {
  readonly width: number;
  readonly height?: number;
}

/** A decoded picture: upright, in sRGB, 8 bits for each channel, without metadata. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly size: PixelSize;
}

/** A picture in one of the usual widths. */
export interface Rendition {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
  readonly content: Uint8Array;
}

/**
 * Decodes the picture (its bytes, or the path of its file) in at most this size; of a moving one the first image. Fails with the
 * library's own error where it cannot be decoded or has too many pixels.
 */
export async function decodePicture(
  sharp: Sharp,
  picture: string | Uint8Array,
  size: PictureSize,
): Promise<Pixels> {
  const { data, info } = await sharp(picture, { limitInputPixels: maximumPicturePixels })
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, size: { width, height, channels } };
}

/** The picture as WebP in its own size. */
export function encodePicture(sharp: Sharp, { data, size }: Pixels): Promise<Uint8Array> {
  return sharp(data, { raw: size }).webp({ quality: 82 }).toBuffer();
}

/** The picture in these widths and each format; not wider than it is itself. */
export async function makeRenditions(
  sharp: Sharp,
  { data, size }: Pixels,
  widths: readonly PictureWidth[] = pictureWidths,
): Promise<readonly Rendition[]> {
  const made: Rendition[] = [];
  for (const width of widths) {
    const { data: pixels, info } = await sharp(data, { raw: size })
      .resize({ width, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    for (const format of pictureFormats) {
      made.push({ width, format, content: await encoders[format](sharp(pixels, { raw })).toBuffer() });
    }
  }
  return made;
}

const encoders: Readonly<Record<PictureFormat, (picture: Picture) => Picture>> = {
  // A higher effort takes twice the time for a few percent.
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
};
