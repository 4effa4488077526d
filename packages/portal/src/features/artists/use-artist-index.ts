import { artistIndex, type Artist, type ArtistIndex } from '@lineup/domain';
import { useEffect, useState } from 'react';
import { nextTurn } from '../../app/loading/when-idle.ts';

/**
 * Returns an index of the artists; null until it is built. For thousands this takes a moment, which does not block the
 * page.
 */
export function useArtistIndex(artists: readonly Artist[] | null): ArtistIndex | null {
  const [made, setMade] = useState<ArtistIndex | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const make = async () => {
      if (artists === null) return;
      const index = await artistIndex(artists, nextTurn);
      if (isCurrent) setMade(index);
    };
    void make();
    return () => {
      isCurrent = false;
    };
  }, [artists]);
  return artists === null ? null : made;
}
