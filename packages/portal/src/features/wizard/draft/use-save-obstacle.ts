import { useMemo } from 'react';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { useDraftCounts, useDraftSession } from './use-draft.ts';

/** Why so large a draft cannot be saved at once, or null. Its number of events decides, not what is typed into one. */
export function useSaveObstacle(festivalId: string): string | null {
  const { uploads } = useLineupServices();
  const { store } = useDraftSession();
  const { total } = useDraftCounts();
  return useMemo(
    () =>
      total === 0
        ? null
        : uploads.tooLargeToSave(
            festivalId,
            store.rows().map((row) => row.event),
          ),
    [uploads, festivalId, store, total],
  );
}
