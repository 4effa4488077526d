import { moveEvents } from '@lineup/domain';
import type { DetailsChange } from '@lineup/services';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { eventsFollow, festivalChanged } from '../../../app/queries/edit-records.ts';
import { useEdit } from '../../../app/queries/edits.ts';

/** Returns a function that writes a change of details and resolves to the festival's new version. */
export function useWriteDetails(): (change: DetailsChange) => Promise<string> {
  const { details } = useLineupServices();
  const writing = useEdit<string, DetailsChange>({
    mutationFn: (change) => details.save(change),
    edits: ({ festival, changes, preserved }, stored) => [
      ...festivalChanged(festival, changes),
      ...eventsFollow(festival.id, stored, (event) => {
        const [moved] = moveEvents([event], festival, { ...festival, ...changes }, preserved);
        return moved ?? null;
      }),
    ],
  });
  return writing.mutateAsync;
}
