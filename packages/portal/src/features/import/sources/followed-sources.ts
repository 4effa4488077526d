import type { FileOrigin } from '@lineup/domain';
import type { KnownSource, MergesService } from '@lineup/services';
import { queryOptions } from '@tanstack/react-query';

/** A source whose file comes from an address. */
export type FollowedSource = KnownSource & { readonly origin: FileOrigin };

/**
 * The query for a festival's sources, see `MergesService.sources`. Not followed live, so each page that shows them
 * requests them again.
 */
export function sourcesQuery(merges: MergesService, festivalId: string) {
  return queryOptions({
    queryKey: ['import sources', festivalId],
    queryFn: () => merges.sources(festivalId),
    staleTime: 0,
  });
}

export function followedOf(sources: readonly KnownSource[]): readonly FollowedSource[] {
  return sources.flatMap((source) => (source.origin === null ? [] : [{ ...source, origin: source.origin }]));
}
