import type { Release, WebhookDelivery } from '@lineup/domain/release';
import type { PublishingService, Versioned } from '@lineup/services';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useHistoryServices } from '../../app/provider/history-services.ts';
import { usePublishing } from '../../app/provider/use-publishing.ts';
import { useLive, type Follow, type Live } from '../../app/queries/use-live.ts';
import { useSettled } from '../../app/time/use-settled.ts';

/** Follows the latest releases of a festival, newest first, while the page is shown. */
export function useReleases(festivalId: string): Live<readonly Versioned<Release>[]> {
  const publishing = usePublishing();
  const follow = useCallback<Follow<readonly Versioned<Release>[]>>(
    (onNext, onError) => publishing.watchReleases(festivalId, onNext, onError),
    [publishing, festivalId],
  );
  return useLive(['releases', festivalId], follow);
}

/** Follows the webhook deliveries of a festival, latest release first, while the page is shown. */
export function useDeliveries(festivalId: string): Live<readonly Versioned<WebhookDelivery>[]> {
  const publishing = usePublishing();
  const follow = useCallback<Follow<readonly Versioned<WebhookDelivery>[]>>(
    (onNext, onError) => publishing.watchDeliveries(festivalId, onNext, onError),
    [publishing, festivalId],
  );
  return useLive(['webhook-deliveries', festivalId], follow);
}

/** Returns the id of the latest change of a festival, by anyone; null until it is known. */
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

/** The pause after the last edit before the release is compared, in milliseconds. */
const settling = 400;

interface Comparing {
  readonly festivalId: string;
  /** The scheduled release to compare with; null for the published one. */
  readonly releaseId: string | null;
  /** Changes whenever the comparison has to be repeated for another reason. */
  readonly version: string;
}

/** What would be published. */
export type Compared = Awaited<ReturnType<PublishingService['compare']>>;

/** The keys of the changes to publish; null for all. */
type Ticked = readonly string[] | null;

/** Compares the current lineup with a release, again after every edit by anyone. */
export function useComparison({ festivalId, releaseId, version }: Comparing) {
  const publishing = usePublishing();
  const queries = useQueryClient();
  const latest = useSettled(useLatestEdit(festivalId), settling);
  const request = (ticked: Ticked) => ({
    queryKey: ['release-comparison', festivalId, releaseId, version, latest, ticked],
    queryFn: () => publishing.compare(festivalId, releaseId, ticked),
  });
  return {
    version,
    request,
    whole: useQuery({ ...request(null), placeholderData: placeholderWithin(version) }),
    /** The same for the ticked changes; `mustRefetch` if the cached result may be outdated. */
    compare: (ticked: Ticked, mustRefetch: boolean): Promise<Compared> =>
      queries.fetchQuery({ ...request(ticked), staleTime: mustRefetch ? 0 : Number.POSITIVE_INFINITY }),
  };
}

/**
 * Returns the number of open conflicts in the ticked part of the comparison; the previous number stays until the next
 * is known.
 */
export function useOpenConflicts(
  { version, request }: Pick<ReturnType<typeof useComparison>, 'version' | 'request'>,
  ticked: Ticked,
): number {
  const settled = useSettled(ticked, settling);
  const { data } = useQuery({
    ...request(ticked === null ? null : settled),
    placeholderData: placeholderWithin(version),
  });
  return data?.openConflicts ?? 0;
}

/** The previous result stays until the next comparison is loaded, but not beyond a release. */
function placeholderWithin(version: string) {
  return (previous: Compared | undefined, query: { readonly queryKey: readonly unknown[] } | undefined) =>
    query?.queryKey[3] === version ? previous : undefined;
}
