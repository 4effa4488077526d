import type { Publication, Release } from '@lineup/domain/release';
import type { Versioned } from '@lineup/services';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useHistoryServices } from '../../app/provider/history-services.ts';
import { usePublishing } from '../../app/provider/use-publishing.ts';
import { useLive, type Follow, type Live } from '../../app/queries/use-live.ts';
import { useSettled } from '../../app/time/use-settled.ts';

/** What is out of a festival; null while nothing ever was. Followed while the page is shown. */
export function usePublication(festivalId: string): Live<Versioned<Publication> | null> {
  const publishing = usePublishing();
  const follow = useCallback<Follow<Versioned<Publication> | null>>(
    (onNext, onError) => publishing.watchPublication(festivalId, onNext, onError),
    [publishing, festivalId],
  );
  return useLive(['publication', festivalId], follow);
}

/** The latest releases of a festival, the newest first. Followed while the page is shown. */
export function useReleases(festivalId: string): Live<readonly Versioned<Release>[]> {
  const publishing = usePublishing();
  const follow = useCallback<Follow<readonly Versioned<Release>[]>>(
    (onNext, onError) => publishing.watchReleases(festivalId, onNext, onError),
    [publishing, festivalId],
  );
  return useLive(['releases', festivalId], follow);
}

/** The id of the latest change of a festival, whoever made it; null while nobody knows. */
function useLatestEdit(festivalId: string): string | null {
  const { history } = useHistoryServices();
  const follow = useCallback<Follow<string | null>>(
    (onNext, onError) =>
      history.watchLatest(festivalId, ({ changes }) => onNext(changes[0]?.id ?? null), onError),
    [history, festivalId],
  );
  const latest = useLive(['latest-edit', festivalId], follow);
  return latest.status === 'success' ? latest.data : null;
}

/** So long edits may follow each other before it is compared, in milliseconds. */
const settling = 400;

interface Compared {
  readonly festivalId: string;
  /** The planned release that is compared with; null for what is out. */
  readonly releaseId: string | null;
  /** Whatever else makes another comparison of it. */
  readonly version: string;
}

/** What the lineup as it stands changes, compared anew after every edit of whomever. */
export function useComparison({ festivalId, releaseId, version }: Compared) {
  const publishing = usePublishing();
  const latest = useSettled(useLatestEdit(festivalId), settling);
  return useQuery({
    queryKey: ['release-comparison', festivalId, releaseId, version, latest],
    queryFn: () => publishing.compare(festivalId, releaseId),
    // What was shown stays until the next comparison is there, but not beyond a release.
    placeholderData: (previous, query) => (query?.queryKey[3] === version ? previous : undefined),
  });
}
