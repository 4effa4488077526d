import { useEdit } from '../../../../app/queries/edits.ts';
import { eventsKey, removed } from '../../../../app/queries/edit-records.ts';
import { useLineupServices } from '../../../../app/provider/lineup-services.ts';

/** Deletes an event of the festival by its id. */
export function useDeleteEvent(festivalId: string) {
  const { events } = useLineupServices();
  return useEdit<void, string>({
    mutationFn: (eventId) => events.remove(festivalId, eventId),
    edits: (eventId) => [removed(eventsKey(festivalId), eventId)],
  });
}
