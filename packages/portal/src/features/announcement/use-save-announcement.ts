import {
  announcingMessages,
  isSameValue,
  messages,
  movingMessages,
  type Announcement,
  type Festival,
  type LineupEvent,
  type SetEdit,
} from '@lineup/domain';
import { ServiceError, type ChangedMeanwhile, type Versioned } from '@lineup/services';
import { SetsChangedError, useChangeSets } from '../../app/queries/change-sets.ts';
import { useOfferUndo } from '../../app/undo/use-undo-desk.ts';
import { toast } from '../../design/toasts/toast.ts';

type Sets = readonly Versioned<LineupEvent>[];

/** What sets are called together. */
export function setsInWords(sets: readonly Pick<LineupEvent, 'artistName'>[]): string {
  const [only] = sets;
  if (only === undefined || sets.length > 1) return movingMessages.sets(sets.length);
  return only.artistName.trim() || messages.event.unknownArtist;
}

/**
 * Announces sets alike, as one change with *Undo* in the toast that tells of it. What others have made of them meanwhile stays; a set
 * whose announcement somebody else has changed, or which is gone, is a ServiceError of code `conflict`, and nothing is stored.
 */
export function useSaveAnnouncement(festival: Festival, sets: Sets) {
  const seen = new Map(sets.map((set) => [set.id, set]));
  const inTheWay = (changed: readonly ChangedMeanwhile[]) =>
    changed.find(
      ({ id, current }) =>
        current === null || !isSameValue(current.announcement ?? null, seen.get(id)?.announcement ?? null),
    );
  const changing = useChangeSets(festival.id, (_, changed) => inTheWay(changed) === undefined);
  const offerUndo = useOfferUndo(festival.id);

  return async (announcement: Announcement | null): Promise<void> => {
    const edits = sets
      .filter((set) => !isSameValue(set.announcement ?? null, announcement))
      .map(({ id, version }): SetEdit => ({
        type: 'update',
        id,
        fields: { announcement },
        ifVersion: version,
      }));
    if (edits.length === 0) return;
    try {
      await changing.mutateAsync(edits);
    } catch (error) {
      const other = error instanceof SetsChangedError ? inTheWay(error.sets) : undefined;
      if (other === undefined) throw error;
      throw new ServiceError('conflict', meanwhileText(other, seen.get(other.id)), error);
    }
    toast.success(announcingMessages.saved(setsInWords(sets)), offerUndo());
  };
}

function meanwhileText({ current }: ChangedMeanwhile, before: LineupEvent | undefined): string {
  const { changed, deleted } = announcingMessages.meanwhile;
  const artist = setsInWords([current ?? before].flatMap((set) => set ?? []));
  return current === null ? deleted(artist) : changed(artist);
}
