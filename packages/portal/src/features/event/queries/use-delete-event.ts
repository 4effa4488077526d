import type { ServiceError } from '@lineup/services';
import { useMutation } from '@tanstack/react-query';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';

/** Removes an event of the festival, by its id. */
export function useDeleteEvent(festivalId: string) {
  const { events } = useLineupServices();
  return useMutation<void, ServiceError, string>({
    mutationFn: (eventId) => events.remove(festivalId, eventId),
  });
}
