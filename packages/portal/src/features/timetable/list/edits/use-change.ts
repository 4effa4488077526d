import {
  isolated,
  listMessages,
  messages,
  type Festival,
  type MergedEdits,
  type SetEdit,
  type TimetableEdit,
} from '@lineup/domain';
import { errorText } from '@lineup/services';
import { refusedEdits, useMergeSets, withVersions, type Seen } from '../../../../app/queries/merges.ts';
import { changedFields, useReadOtherName, waysOn } from '../../../../app/queries/other-person.ts';
import { useOfferUndo } from '../../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../../design/toasts/toast.ts';
import type { StoredEvent } from '../rows/list-row.ts';

const id = 'list';

/**
 * Applies edits immediately as one change, with *Undo* in a toast that says `text`; failures are reverted and reported.
 */
export type Change = (edits: readonly SetEdit[], text: string) => Promise<void>;

export function useChange(festival: Festival, events: readonly StoredEvent[]): Change {
  const changeSets = useMergeSets(festival.id);
  const readName = useReadOtherName(festival.id);
  const offerUndo = useOfferUndo(festival.id);
  const store = async (edits: readonly TimetableEdit[], text: string, seen: Seen): Promise<void> => {
    if (edits.length === 0) return;
    try {
      await changeSets(edits, seen);
      toast.success(text, { id, ...offerUndo() });
    } catch (error) {
      const refused = refusedEdits(error);
      if (refused !== null) {
        const { merged, changed } = refused;
        const apply = () => void store(merged.edits ?? [], text, withVersions(seen, changed));
        const who = await readName(changedFields(merged));
        return toast.error(concurrentText(merged, seen, who), { id, ...waysOn(merged, apply) });
      }
      const action = { label: 'Try Again', onClick: () => void store(edits, text, seen) };
      toast.error(errorText(error, messages.event.saveFailed), { id, action });
    }
  };
  return (edits, text) => {
    const touched = new Set(edits.map((edit) => edit.id));
    const shown = new Map(events.filter((event) => touched.has(event.id)).map((event) => [event.id, event]));
    return store(edits, text, (setId) => shown.get(setId));
  };
}

function concurrentText({ conflicts: [conflict] }: MergedEdits, seen: Seen, who: string | null): string {
  const { changed, deleted } = listMessages.concurrent;
  const { id: setId = '', current = null } = conflict ?? {};
  const artist = isolated((current ?? seen(setId))?.artistName ?? setId);
  return (current === null ? deleted : changed)(artist, who ?? undefined);
}
