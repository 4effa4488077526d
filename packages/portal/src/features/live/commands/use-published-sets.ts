import type { Festival } from '@lineup/domain';
import {
  unpublishedChanges,
  type LiveSet,
  type PublishedSet,
  type UnpublishedChange,
} from '@lineup/domain/live';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePublishing } from '../../../app/provider/use-publishing.ts';
import { usePublication } from '../../../app/queries/use-publication.ts';

/** The differences between the show day and the current release. `notPublic`: the festival has no release. */
export type Unpublished =
  | { readonly state: 'loading' | 'notPublic' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'known'; readonly changes: readonly UnpublishedChange[] };

const hourMs = 3_600_000;
/** How far the board looks back and ahead. */
const [pastMs, aheadMs] = [24 * hourMs, 36 * hourMs];
const noSets: readonly PublishedSet[] = [];

/** Compares the sets around `hour` (milliseconds since the epoch, changes once an hour) with the current release. */
export function useUnpublished(
  festival: Pick<Festival, 'id'>,
  sets: readonly LiveSet[],
  hour: number,
): Unpublished {
  const publishing = usePublishing();
  const publication = usePublication(festival.id);
  const current = publication.status === 'success' ? (publication.data?.current ?? null) : null;
  const [from, until] = [hour - pastMs, hour + aheadMs];
  const known = useQuery({
    queryKey: ['published-sets', festival.id, current, hour],
    queryFn: () => publishing.publishedSets(festival.id, from, until),
    enabled: current !== null,
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const published = known.data?.sets ?? noSets;
  const changes = useMemo(() => {
    const near = sets.filter(({ start, end }) => start < until && end > from);
    return unpublishedChanges(near, new Map(published.map((set) => [set.id, set])));
  }, [sets, published, from, until]);
  if (publication.status === 'error') return { state: 'failed', retry: publication.retry };
  if (publication.status === 'loading') return { state: 'loading' };
  if (current === null) return { state: 'notPublic' };
  if (known.isError) return { state: 'failed', retry: () => void known.refetch() };
  return known.data === undefined ? { state: 'loading' } : { state: 'known', changes };
}
