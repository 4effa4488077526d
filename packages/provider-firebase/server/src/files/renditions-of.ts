import { pictureWidths, type PictureWidth } from '@lineup/domain';
import { decodePicture, makeRenditions, type Rendition } from '@lineup/functions';

/** The picture in these widths and each format; null where it cannot be decoded. */
export async function renditionsOf(
  picture: Uint8Array,
  widths: readonly PictureWidth[] = pictureWidths,
): Promise<readonly Rendition[] | null> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    const pixels = await decodePicture(sharp, picture, { width: Math.max(...widths) });
    return await makeRenditions(sharp, pixels, widths);
  } catch {
    // The browser may know to show it; otherwise its place stays empty, as with any picture that is damaged.
    return null;
  }
}
