import { pictureOfSet, type PictureOfSet } from '@lineup/domain';
import { useLinkedArtists } from '../../../../app/queries/use-linked-artists.ts';

/** The picture of the first of these artists who has one; null for none, and until it is known. */
export function usePictureOfArtist(artistIds: readonly string[]): PictureOfSet | null {
  const { data } = useLinkedArtists(artistIds);
  return pictureOfSet({ artistIds }, (id) => data?.get(id) ?? undefined);
}
