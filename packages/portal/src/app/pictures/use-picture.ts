import { pictureFormats, type PictureWidth } from '@lineup/domain';
import type { PictureSource } from '../../design/files/picture.tsx';
import { useServices } from '../portal-context.ts';

/**
 * Returns the picture at an address in the portal's own storage for a width in pixels; null for no address, and for one
 * on another website, which pages never load.
 */
export function usePicture(url: string | null | undefined, width: PictureWidth): PictureSource | null {
  const { pictures } = useServices();
  if (!url) return null;
  const [avif = url, version = url] = pictureFormats.map((format) =>
    pictures.version(url, { width, format }),
  );
  // The storage has sized versions of each of its pictures.
  return version === url ? null : { url, avif, version };
}
