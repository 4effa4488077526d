import type { PictureWidth } from '@lineup/domain';
import { usePicture } from '../../app/queries/use-live.ts';
import type { PictureSource } from '../../design/files/picture.tsx';

/** The picture at an address of the portal's own storage; null for none, and for one on another website, which no page loads. */
export function useOwnPicture(url: string | null | undefined, width: PictureWidth): PictureSource | null {
  const picture = usePicture(url === '' ? null : (url ?? null), width);
  // The storage has versions of each of its pictures.
  return picture === null || picture.version === picture.url ? null : picture;
}
