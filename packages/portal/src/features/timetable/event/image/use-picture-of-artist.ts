import { pictureOfSet, type PictureOfSet } from '@lineup/domain';
import { useLinkedArtists } from '../../../../app/queries/use-linked-artists.ts';

/** Returns the picture of the first of these artists who has one; null if there is none, and until loaded. */
export function usePictureOfArtist(artistIds: readonly string[]): PictureOfSet | null {
  const { data } = useLinkedArtists(artistIds);
  return pictureOfSet({ artistIds }, (id) => data?.get(id) ?? undefined);
}
