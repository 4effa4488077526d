import {
  editKey,
  isolated,
  isSameValue,
  movingMessages,
  type StoredSet,
  type TimetableEdit,
} from '@lineup/domain';
import type { ChangedMeanwhile } from '@lineup/services';

/** What a gesture is about: others may change the rest of a set meanwhile. */
const placeFields = ['stage', 'date', 'timeStart', 'timeEnd'] as const;

/** Sets, and blocks in the fields of sets, as they looked to whoever made the edits. */
export type Seen = (id: string) => StoredSet | undefined;

/**
 * The set that others have moved or deleted since it was seen; null where they have only renamed it, or its like, or where only
 * the name was to change.
 */
export function inTheWay(
  edits: readonly TimetableEdit[],
  changed: readonly ChangedMeanwhile[],
  seen: Seen,
): ChangedMeanwhile | null {
  const kept = new Set(edits.filter(leavesPlace).map(editKey));
  const isFree = (each: ChangedMeanwhile) =>
    each.current !== null && (kept.has(editKey(each)) || isSamePlace(seen(each.id), each.current));
  return changed.find((each) => !isFree(each)) ?? null;
}

function leavesPlace(edit: TimetableEdit): boolean {
  return edit.type === 'update' && placeFields.every((field) => !(field in edit.fields));
}

/** What somebody is told whose gesture it was. */
export function meanwhileText(
  { id, current }: ChangedMeanwhile,
  seen: (id: string) => { readonly artistName: string } | undefined,
): string {
  const { deleted, moved } = movingMessages.meanwhile;
  return current === null
    ? deleted(isolated(seen(id)?.artistName ?? id))
    : moved(isolated(current.artistName));
}

function isSamePlace(before: StoredSet | undefined, current: StoredSet): boolean {
  return before !== undefined && placeFields.every((field) => isSameValue(before[field], current[field]));
}
