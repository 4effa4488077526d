import { pictureFormats, type PictureWidth } from '@lineup/domain';
import type { PictureSource } from '../../design/files/picture.tsx';
import { useServices } from '../portal-context.ts';

/**
 * The picture at an address of the portal's own storage for a place of this width in pixels; null for none, and for one on
 * another website, which no page loads.
 */
export function usePicture(url: string | null | undefined, width: PictureWidth): PictureSource | null {
  const { pictures } = useServices();
  if (!url) return null;
  const [avif = url, version = url] = pictureFormats.map((format) =>
    pictures.version(url, { width, format }),
  );
  // The storage has versions of each of its pictures.
  return version === url ? null : { url, avif, version };
}
