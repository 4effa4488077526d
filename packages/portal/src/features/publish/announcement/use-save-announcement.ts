import {
  announcingMessages,
  isSameValue,
  messages,
  movingMessages,
  type Announcement,
  type EditConflict,
  type Festival,
  type LineupEvent,
  type SetEdit,
} from '@lineup/domain';
import { ServiceError, type Versioned } from '@lineup/services';
import { refusedEdits, useMergeSets } from '../../../app/queries/merges.ts';
import { changedFields, useReadOtherName } from '../../../app/queries/other-person.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';

type Sets = readonly Versioned<LineupEvent>[];

/** Returns a label for several sets. */
export function setsLabel(sets: readonly Pick<LineupEvent, 'artistName'>[]): string {
  const [only] = sets;
  if (only === undefined || sets.length > 1) return movingMessages.sets(sets.length);
  return only.artistName.trim() || messages.event.unknownArtist;
}

/**
 * Returns a function that stores the same announcement for several sets, as one change with *Undo* in the toast.
 * Concurrent changes by others stay; if somebody else changed a set's announcement or deleted a set, it rejects with a
 * ServiceError of code `conflict` and stores nothing.
 */
export function useSaveAnnouncement(festival: Festival, sets: Sets) {
  const seen = new Map(sets.map((set) => [set.id, set]));
  const changeSets = useMergeSets(festival.id);
  const readName = useReadOtherName(festival.id);
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
      await changeSets(edits, (id) => seen.get(id));
    } catch (error) {
      const refused = refusedEdits(error);
      const [other] = refused?.merged.conflicts ?? [];
      if (refused === null || other === undefined) throw error;
      const who = await readName(changedFields(refused.merged));
      throw new ServiceError('conflict', concurrentText(other, seen.get(other.id), who), error);
    }
    toast.success(announcingMessages.saved(setsLabel(sets)), offerUndo());
  };
}

function concurrentText(
  { current }: EditConflict,
  before: LineupEvent | undefined,
  who: string | null,
): string {
  const { changed, deleted } = announcingMessages.concurrent;
  const artist = setsLabel([current ?? before].flatMap((set) => set ?? []));
  return (current === null ? deleted : changed)(artist, who ?? undefined);
}
