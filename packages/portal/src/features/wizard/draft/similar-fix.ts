import type { DraftChanges, DraftStore } from './draft-store.ts';

/** The fields whose fault is usually the same on many events. */
export type SharedField = 'stage' | 'date';

/** A fix of one event that would mend others as well: all whose `field` is `from` would get `to`. */
export interface SimilarFix {
  readonly id: string;
  readonly field: SharedField;
  readonly from: string;
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
  const count = store.othersWith(id, field, from).length;
  return count === 0 || from === to ? null : { id, field, from, to, count };
}

/** Mends the others; answers what must be edited to take it back. */
export function applySimilarFix(store: DraftStore, fix: SimilarFix): ReadonlyMap<string, DraftChanges> {
  const others = store.othersWith(fix.id, fix.field, fix.from);
  store.editMany(new Map(others.map((id) => [id, { [fix.field]: fix.to }])));
  return new Map(others.map((id) => [id, { [fix.field]: fix.from }]));
}

/** Takes a fix back on the events that still have the value it gave them. */
export function undoSimilarFix(
  store: DraftStore,
  fix: SimilarFix,
  undo: ReadonlyMap<string, DraftChanges>,
): void {
  store.editMany(new Map([...undo].filter(([id]) => store.row(id)?.event[fix.field] === fix.to)));
}
