import { useEffect, useState } from 'react';
import { nextTurn, whenIdle } from '../../../app/loading/when-idle.ts';
import { useUploads } from '../../../app/provider/use-uploads.ts';
import { useDraftCounts, useDraftSession } from './use-draft.ts';

/** How long it may go unreported on a busy page, in milliseconds. */
const patienceMs = 1000;

/** Returns why a very large draft cannot be saved, or null. Depends on the number of events, not on their content. */
export function useSaveObstacle(festivalId: string): string | null {
  const uploads = useUploads();
  const { store } = useDraftSession();
  const { total } = useDraftCounts();
  const [obstacle, setObstacle] = useState<string | null>(null);
  useEffect(() => {
    if (total === 0) return undefined;
    let isOutdated = false;
    const show = (found: string | null) => {
      if (!isOutdated) setObstacle(found);
    };
    const stop = whenIdle(() => {
      const drafts = store.rows().map((row) => row.event);
      // If it is not known yet, saving reports it.
      uploads.tooLargeToSave(festivalId, drafts, nextTurn).then(show, () => show(null));
    }, patienceMs);
    return () => {
      isOutdated = true;
      stop();
    };
  }, [uploads, festivalId, store, total]);
  return total === 0 ? null : obstacle;
}
