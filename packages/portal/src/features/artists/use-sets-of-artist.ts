import { artistMessages } from '@lineup/domain';
import { errorText } from '@lineup/services';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useArtistServices } from '../../app/provider/artist-services.ts';
import { useFestivals } from '../../app/queries/use-festivals.ts';
import { setGroups, type SetGroup } from './model/set-groups.ts';

export type SetsOfArtist =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly reason: string }
  | { readonly status: 'success'; readonly groups: readonly SetGroup[]; readonly count: number };

/** The sets of an artist, read when its page is opened and whenever the artist is another version. */
export function useSetsOfArtist(id: string, version: string): SetsOfArtist {
  const { artists } = useArtistServices();
  const festivals = useFestivals();
  const { data, error } = useQuery({
    queryKey: ['sets-of-artist', id, version],
    queryFn: () => artists.setsOf(id),
    refetchOnMount: 'always',
  });
  const known = festivals.status === 'success' ? festivals.data : undefined;
  return useMemo(() => {
    if (error !== null) return { status: 'error', reason: errorText(error, artistMessages.setsFailed) };
    if (data === undefined || known === undefined) return { status: 'loading' };
    return { status: 'success', groups: setGroups(data, known), count: data.length };
  }, [data, error, known]);
}
