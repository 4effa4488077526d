import { isSameValue, movingMessages, type StoredSet } from '@lineup/domain';
import type { ChangedMeanwhile } from '@lineup/services';

/** What a gesture is about: others may change the rest of a set meanwhile. */
const placeFields = ['stage', 'date', 'timeStart', 'timeEnd'] as const;

type Seen = (id: string) => StoredSet | undefined;

/** The set that others have moved or deleted since it was seen; null where they have only renamed it, or its like. */
export function inTheWay(changed: readonly ChangedMeanwhile[], seen: Seen): ChangedMeanwhile | null {
  return changed.find(({ id, current }) => current === null || !isSamePlace(seen(id), current)) ?? null;
}

/** What somebody is told whose gesture it was. */
export function meanwhileText(
  { id, current }: ChangedMeanwhile,
  seen: (id: string) => { readonly artistName: string } | undefined,
): string {
  const { deleted, moved } = movingMessages.meanwhile;
  return current === null ? deleted(seen(id)?.artistName ?? id) : moved(current.artistName);
}

function isSamePlace(before: StoredSet | undefined, current: StoredSet): boolean {
  return before !== undefined && placeFields.every((field) => isSameValue(before[field], current[field]));
}
