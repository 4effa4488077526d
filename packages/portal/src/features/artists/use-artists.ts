import type { Artist } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useCallback } from 'react';
import { useArtistServices } from '../../app/provider/artist-services.ts';
import { useLive, type Follow, type Live } from '../../app/queries/use-live.ts';

/** All artists, including merged ones, and the number of those that cannot be parsed. */
export interface AllArtists {
  readonly artists: readonly Versioned<Artist>[];
  readonly unreadable: number;
}

/** Follows all artists while the page is shown. */
export function useArtists(): Live<AllArtists> {
  return useArtistsWhen(true);
}

/** The same once they are needed; until then the artists that were loaded before. */
export function useArtistsWhen(isNeeded: boolean): Live<AllArtists> {
  const { artists } = useArtistServices();
  const follow = useCallback<Follow<AllArtists>>(
    (onNext, onError) =>
      artists.watch(
        (found, unreadable) => onNext({ artists: found, unreadable: unreadable.length }),
        onError,
      ),
    [artists],
  );
  return useLive(['artists'], isNeeded ? follow : unfollowed);
}

const unfollowed = () => () => undefined;
