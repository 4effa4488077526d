import { pictureVersions, type PictureVersion } from '@lineup/domain';
import { makeRendition } from '@lineup/functions';

/** A picture in one of the usual widths. */
export interface Rendition extends PictureVersion {
  readonly content: Uint8Array;
}

/** Returns these versions of the picture; null if it cannot be decoded. */
export async function renditionsOf(
  picture: Uint8Array,
  versions: readonly PictureVersion[] = pictureVersions,
): Promise<readonly Rendition[] | null> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    const made: Rendition[] = [];
    for (const version of versions) {
      made.push({ ...version, content: await makeRendition(sharp, picture, version) });
    }
    return made;
  } catch {
    // The browser may be able to show it; otherwise its place stays empty, as with any damaged picture.
    return null;
  }
}
