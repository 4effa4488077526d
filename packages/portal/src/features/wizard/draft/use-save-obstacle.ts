import { useEffect, useState } from 'react';
import { useUploads } from '../../../app/provider/use-uploads.ts';
import { useDraftCounts, useDraftSession } from './use-draft.ts';

/** Why so large a draft cannot be saved at once, or null. Its number of events decides, not what is typed into one. */
export function useSaveObstacle(festivalId: string): string | null {
  const uploads = useUploads();
  const { store } = useDraftSession();
  const { total } = useDraftCounts();
  const [obstacle, setObstacle] = useState<string | null>(null);
  useEffect(() => {
    if (total === 0) return undefined;
    let isOutdated = false;
    const drafts = store.rows().map((row) => row.event);
    const show = (found: string | null) => {
      if (!isOutdated) setObstacle(found);
    };
    // Where it cannot be told yet, the save itself tells.
    uploads.tooLargeToSave(festivalId, drafts).then(show, () => show(null));
    return () => {
      isOutdated = true;
    };
  }, [uploads, festivalId, store, total]);
  return total === 0 ? null : obstacle;
}
