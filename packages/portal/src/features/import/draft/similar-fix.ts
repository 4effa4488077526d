import type { DraftEvent } from '@lineup/domain';
import type { DraftStore } from './draft-store.ts';

/** The fields whose fault is usually the same on many events. */
export type SharedField = 'stage' | 'date' | 'timeStart' | 'timeEnd';

/** A fix of one event that would mend others as well: all whose `field` is `from` and of which the file says the same would get `to`. */
export interface SimilarFix {
  readonly id: string;
  readonly field: SharedField;
  readonly from: string;
  /** What the file says in these events; null where it says `from`. */
  readonly words: string | null;
  readonly to: string;
  /** How many other events it would mend. */
  readonly count: number;
}

/** What an edit about to be made to one event could do for others, or null where the old value was no fault. */
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
  // Of a time that the file leaves out nothing says that others would have the same.
  if (from === to || (isTime && words === null)) return null;
  const fix = { id, field, from, words, to };
  const count = othersLike(store, fix).length;
  return count === 0 ? null : { ...fix, count };
}

/**
 * Events with the same fault, which the file words alike. A night whose day is asked about is left alone: it may well be at the
 * right time, and only the festival's day begin too early for it.
 */
export function othersLike(store: DraftStore, fix: Omit<SimilarFix, 'count'>): readonly string[] {
  const others = store.othersWith(fix.id, fix.field, fix.from);
  return others.filter((id) => {
    const event = store.row(id)?.event;
    if (event === undefined || originalTextOf(event, fix.field) !== fix.words) return false;
    return fix.field !== 'date' || !store.isQuestioned(id);
  });
}

/** What the file says where that could not be read. */
function originalTextOf({ said, hints, ...event }: DraftEvent, field: SharedField): string | null {
  if (event[field] !== '') return null;
  return (
    said?.[field] ?? hints.find((hint) => hint.field === field && hint.code === 'unreadable')?.source ?? null
  );
}
