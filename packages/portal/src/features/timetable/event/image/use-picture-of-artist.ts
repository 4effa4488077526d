import { pictureOfSet, type Artist, type PictureOfSet } from '@lineup/domain';
import { useEffect, useState } from 'react';
import { useArtistServices } from '../../../../app/provider/artist-services.ts';

/** The picture of the first of these artists who has one; null for none, and until it is known. */
export function usePictureOfArtist(artistIds: readonly string[]): PictureOfSet | null {
  const { artists } = useArtistServices();
  const key = artistIds.join(' ');
  const [found, setFound] = useState<{
    readonly key: string;
    readonly artists: ReadonlyMap<string, Artist | null>;
  }>();
  useEffect(() => {
    let isGone = false;
    if (key !== '') {
      void artists.linked(key.split(' ')).then(
        (read) => !isGone && setFound({ key, artists: read }),
        // The panel is whole without it.
        () => undefined,
      );
    }
    return () => {
      isGone = true;
    };
  }, [artists, key]);
  return found?.key === key ? pictureOfSet({ artistIds }, (id) => found.artists.get(id) ?? undefined) : null;
}
