import type { Artist } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useArtistServices } from '../provider/artist-services.ts';

/** Returns the artists with these ids, see `linked`. A set that is shown in several places is read once. */
export function useLinkedArtists(
  ids: readonly string[],
): UseQueryResult<ReadonlyMap<string, Versioned<Artist> | null>> {
  const { artists } = useArtistServices();
  return useQuery({
    queryKey: ['linked-artists', ...ids],
    queryFn: () => artists.linked(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
