import type { SetOfArtist } from '@lineup/services';
import { useCallback, useMemo } from 'react';
import { useArtistServices } from '../../app/provider/artist-services.ts';
import { useFestivals } from '../../app/queries/use-festivals.ts';
import { useLive, type Follow } from '../../app/queries/use-live.ts';
import { setGroups, type SetGroup } from './model/set-groups.ts';

export type SetsOfArtist =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly reason: string }
  | { readonly status: 'success'; readonly groups: readonly SetGroup[]; readonly count: number };

/** Follows the sets of an artist while its page is shown, and looks them up again when the artist's version changes. */
export function useSetsOfArtist(id: string, version: string): SetsOfArtist {
  const { artists } = useArtistServices();
  const festivals = useFestivals();
  const follow = useCallback<Follow<readonly SetOfArtist[]>>(
    (onNext, onError) => artists.watchSetsOf(id, onNext, onError),
    // Another artist may have been merged into it.
    // oxlint-disable-next-line react/exhaustive-deps
    [artists, id, version],
  );
  const sets = useLive(['sets-of-artist', id], follow);
  const known = festivals.status === 'success' ? festivals.data : undefined;
  return useMemo(() => {
    if (sets.status === 'error') return { status: 'error', reason: sets.error.message };
    if (sets.status === 'loading' || known === undefined) return { status: 'loading' };
    return { status: 'success', groups: setGroups(sets.data, known), count: sets.data.length };
  }, [sets, known]);
}
