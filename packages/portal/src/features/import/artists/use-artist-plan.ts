import { saysOfArtist, type DraftEvent } from '@lineup/domain';
import type { ArtistBase } from '@lineup/domain/artist-columns';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use, useDeferredValue, useMemo } from 'react';
import { usePortal, useServices } from '../../../app/portal-context.ts';
import { useMerges } from '../../../app/provider/use-merges.ts';
import { DraftPlaceContext, type DraftPlace } from '../draft/use-draft.ts';
import { chosenSource } from '../merge/sources.ts';
import { useDecisions } from '../merge/use-decisions.ts';
import { sourcesQuery } from '../sources/followed-sources.ts';
import type { StoredArtistPlan } from './artist-planner.ts';

export type ArtistPlanState =
  /** `plan` is null if the rows contain no artist data. */
  | { readonly status: 'ready'; readonly plan: StoredArtistPlan | null }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void };

/** How long rows that are opened in succession share the same artists, in milliseconds; saving reads them again. */
const freshMs = 10_000;

/** Returns which upload the draft under review belongs to; throws outside of its steps. */
export function useDraftPlace(): DraftPlace {
  const place = use(DraftPlaceContext);
  if (place === null) throw new Error('useDraftPlace needs a draft above it');
  return place;
}

/** Returns the plan for the artist data in these rows, based on the decisions so far. */
export function useArtistPlan(events: readonly DraftEvent[]): ArtistPlanState {
  const { upload } = useDraftPlace();
  const { festivalId, uploadId } = upload;
  const { provider } = usePortal();
  const services = useServices();
  const [{ artists: answers }] = useDecisions(uploadId);
  const rows = useDeferredValue(events);
  const saying = useMemo(() => rows.filter(saysOfArtist), [rows]);
  const names = useMemo(() => [...new Set(saying.map(({ artistName }) => artistName))].toSorted(), [saying]);
  const isSaid = names.length > 0;
  const base = useArtistBase(isSaid);
  const found = useQuery({
    queryKey: ['artists of import', festivalId, names],
    queryFn: async () => {
      const { createArtistPlanner } = await import('./artist-planner.ts');
      return createArtistPlanner(provider.documents, services, festivalId, saying);
    },
    enabled: isSaid,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });
  const planner = found.data ?? null;
  const plan = useMemo(
    () => (planner === null || base === 'loading' ? null : planner(rows, base, answers)),
    [rows, planner, base, answers],
  );
  if (!isSaid) return { status: 'ready', plan: null };
  if (found.isError) return { status: 'error', error: found.error, retry: () => void found.refetch() };
  return plan === null ? { status: 'loading' } : { status: 'ready', plan };
}

/** Returns what the last import of the source said about artists; null if the lineup is not compared with anything. */
function useArtistBase(isNeeded: boolean): ArtistBase | null | 'loading' {
  const { upload, isCompared } = useDraftPlace();
  const merges = useMerges();
  const [decisions] = useDecisions(upload.uploadId);
  const { data } = useQuery({ ...sourcesQuery(merges, upload.festivalId), enabled: isCompared && isNeeded });
  if (!isCompared) return null;
  if (data === undefined) return 'loading';
  return chosenSource(data, decisions, upload).known?.base.artists ?? null;
}
