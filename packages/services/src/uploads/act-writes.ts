import { draftToAct, isUnplaced, type DraftEvent } from '@lineup/domain';
import type { Write } from '@lineup/provider';
import { writeOfEdit } from '../events/change-events.ts';

/** The writes of the drafts that are saved as unplaced acts, each under the id of its draft. */
export function actWrites(festivalId: string, drafts: readonly DraftEvent[]): readonly Write[] {
  return drafts
    .filter(isUnplaced)
    .map((draft) =>
      writeOfEdit(festivalId, { on: 'act', type: 'create', id: draft.id, data: draftToAct(draft) }),
    );
}
