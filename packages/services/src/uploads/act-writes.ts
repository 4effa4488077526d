import { draftToAct, isUnplaced, paths, type DraftEvent } from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';

/** The writes of the drafts that are saved as unplaced acts, each under the id of its draft. */
export function actWrites(festivalId: string, drafts: readonly DraftEvent[]): readonly Write[] {
  return drafts.filter(isUnplaced).map((draft) => ({
    type: 'create',
    path: paths.unplacedAct(festivalId, draft.id),
    data: { ...draftToAct(draft), created_at: serverTimestamp, updated_at: serverTimestamp },
  }));
}
