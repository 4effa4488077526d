import type { UploadsService } from '@lineup/services';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useUploads } from '../../../../app/provider/use-uploads.ts';
import { useShown } from '../../../../app/queries/shown-edits.ts';

export const draftsKey = (festivalId: string) => ['drafts', festivalId];

export function draftsQuery(uploads: UploadsService, festivalId: string) {
  return queryOptions({
    queryKey: draftsKey(festivalId),
    queryFn: () => uploads.list(festivalId),
    staleTime: 0,
  });
}

/** Returns the festival's uploads that are not saved to the schedule yet, latest first. */
export function useDrafts(festivalId: string) {
  const query = useQuery(draftsQuery(useUploads(), festivalId));
  return { ...query, data: useShown(draftsKey(festivalId), query.data) };
}
