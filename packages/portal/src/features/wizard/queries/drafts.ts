import type { Upload } from '@lineup/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LineupServices } from '@lineup/services';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';

function draftsQuery(services: LineupServices, festivalId: string) {
  return queryOptions({
    queryKey: ['drafts', festivalId],
    queryFn: () => services.uploads.list(festivalId),
    staleTime: 0,
  });
}

/** The festival's uploads that were not saved to the schedule yet, the latest first. */
export function useDrafts(festivalId: string) {
  return useQuery(draftsQuery(useLineupServices(), festivalId));
}

/** Removes a draft with its events and its file. */
export function useDiscardDraft(festivalId: string) {
  const services = useLineupServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (upload: Upload) => services.uploads.discard(upload),
    onSettled: () => queries.invalidateQueries(draftsQuery(services, festivalId)),
  });
}
