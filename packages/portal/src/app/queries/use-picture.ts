import type { PictureWidth } from '@lineup/domain';
import type { PictureSource } from '../../design/files/picture.tsx';
import { useServices } from '../portal-context.ts';

/** The stored picture at the address `url` for a place of this width in pixels; null for none. */
export function usePicture(url: string | null, width: PictureWidth): PictureSource | null {
  const { pictures } = useServices();
  return url === null ? null : { url, version: pictures.version(url, width) };
}
