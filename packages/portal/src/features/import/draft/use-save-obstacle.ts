import { useEffect, useState } from 'react';
import { nextTurn, whenIdle } from '../../../app/loading/when-idle.ts';
import { useUploads } from '../../../app/provider/use-uploads.ts';
import { useDraftCounts, useDraftSession } from './use-draft.ts';

/** This long, in milliseconds, it is not reported on a page that is busy. */
const patienceMs = 1000;

/** Why so large a draft cannot be saved at once, or null. Its number of events decides, not what is typed into one. */
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
      // Where it is not known yet, the save itself reports it.
      uploads.tooLargeToSave(festivalId, drafts, nextTurn).then(show, () => show(null));
    }, patienceMs);
    return () => {
      isOutdated = true;
      stop();
    };
  }, [uploads, festivalId, store, total]);
  return total === 0 ? null : obstacle;
}
