import type { DraftEvent } from '@lineup/domain';
import type { DraftStore } from './draft-store.ts';

/** The fields in which many events usually have the same error. */
export type SharedField = 'stage' | 'date' | 'timeStart' | 'timeEnd';

/**
 * A fix of one event that would fix others as well: all whose `field` is `from` and for which the file says the same
 * would get `to`.
 */
export interface SimilarFix {
  readonly id: string;
  readonly field: SharedField;
  readonly from: string;
  /** The file's text in these events; null if it says `from`. */
  readonly words: string | null;
  readonly to: string;
  /** The number of other events that it would fix. */
  readonly count: number;
}

/**
 * Returns what an edit about to be made to one event could do for others, or null if the old value was not an error.
 */
export function findSimilarFix(
  store: DraftStore,
  id: string,
  field: SharedField,
  to: string,
): SimilarFix | null {
  const row = store.row(id);
  if (row === undefined || to === '' || !row.issues.some((issue) => issue.field === field)) return null;
  const from = row.event[field];
  const words = originalTextOf(row.event, field);
  const isTime = field === 'timeStart' || field === 'timeEnd';
  // If the file leaves out a time, nothing indicates that others would have the same.
  if (from === to || (isTime && words === null)) return null;
  const fix = { id, field, from, words, to };
  const count = othersLike(store, fix).length;
  return count === 0 ? null : { ...fix, count };
}

/**
 * Returns the events with the same error and the same text in the file. Leaves out nights whose day is asked about:
 * their times may be right, and only the start of the festival's day too early.
 */
export function othersLike(store: DraftStore, fix: Omit<SimilarFix, 'count'>): readonly string[] {
  const others = store.othersWith(fix.id, fix.field, fix.from);
  return others.filter((id) => {
    const event = store.row(id)?.event;
    if (event === undefined || originalTextOf(event, fix.field) !== fix.words) return false;
    return fix.field !== 'date' || !store.isQuestioned(id);
  });
}

/** Returns the file's text if it could not be parsed. */
function originalTextOf({ said, hints, ...event }: DraftEvent, field: SharedField): string | null {
  if (event[field] !== '') return null;
  return (
    said?.[field] ?? hints.find((hint) => hint.field === field && hint.code === 'unreadable')?.source ?? null
  );
}
