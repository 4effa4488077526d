import { listMessages, messages, type Festival, type SetEdit } from '@lineup/domain';
import { errorText, type ChangedMeanwhile } from '@lineup/services';
import { useRef } from 'react';
import { SetsChangedError, useChangeSets } from '../../../app/queries/change-sets.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-desk.ts';
import { toast } from '../../../design/toasts/toast.ts';
import type { StoredEvent } from '../rows/list-row.ts';
import { inTheWay, type Seen } from './still-fits.ts';

const id = 'list';

/** Carries out edits as one change, at once, with *Undo* in the toast that says `text`; what fails is taken back and told. */
export type Change = (edits: readonly SetEdit[], text: string) => Promise<void>;

export function useChange(festival: Festival, events: readonly StoredEvent[]): Change {
  const fits = useRef(new WeakMap<object, (changed: readonly ChangedMeanwhile[]) => boolean>());
  const changing = useChangeSets(
    festival.id,
    (edits, changed) => fits.current.get(edits)?.(changed) === true,
  );
  const offerUndo = useOfferUndo(festival.id);
  const change: Change = async (edits, text) => {
    if (edits.length === 0) return;
    const touched = new Set(edits.map((edit) => edit.id));
    const shown = new Map(events.filter((event) => touched.has(event.id)).map((event) => [event.id, event]));
    const seen: Seen = (setId) => shown.get(setId);
    fits.current.set(edits, (changed) => inTheWay(edits, changed, seen) === null);
    try {
      await changing.mutateAsync(edits);
      toast.success(text, { id, ...offerUndo() });
    } catch (error) {
      const other = error instanceof SetsChangedError ? inTheWay(edits, error.sets, seen) : null;
      if (other !== null) return toast.error(meanwhileText(other, seen), { id });
      const action = { label: 'Try Again', onClick: () => void change(edits, text) };
      toast.error(errorText(error, messages.event.saveFailed), { id, action });
    }
  };
  return change;
}

function meanwhileText({ id: setId, current }: ChangedMeanwhile, seen: Seen): string {
  const { changed, deleted } = listMessages.meanwhile;
  const artist = (current ?? seen(setId))?.artistName ?? setId;
  return current === null ? deleted(artist) : changed(artist);
}
