import { draftToAct, isUnplaced, newActs, type DraftEvent } from '@lineup/domain';
import type { DocumentReader, Write } from '@lineup/provider';
import { readSetsAndActs } from '../artists/read-sets-and-acts.ts';
import { nameIn } from '../commits/records.ts';
import { writeOfEdit } from '../events/change-events.ts';

/**
 * Returns the writes of the drafts that are saved as unplaced acts, each under the id of its draft; skips acts that the
 * festival already has.
 */
export async function actWrites(
  documents: DocumentReader,
  festivalId: string,
  drafts: readonly DraftEvent[],
): Promise<readonly Write[]> {
  if (!drafts.some(isUnplaced)) return [];
  const found = await readSetsAndActs(documents, festivalId);
  const festivalHas = found.map(({ id, data }) => ({ id, artistName: nameIn(data['artistName']) }));
  return newActs(drafts, festivalHas).map((draft) =>
    writeOfEdit(festivalId, { on: 'act', type: 'create', id: draft.id, data: draftToAct(draft) }),
  );
}
