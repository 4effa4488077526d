import type { DraftChanges, DraftStore } from './draft-store.ts';
import { othersLike, type SimilarFix } from './similar-fix.ts';

/** Fixes the other events; returns the edits that undo it. */
export function applySimilarFix(store: DraftStore, fix: SimilarFix): ReadonlyMap<string, DraftChanges> {
  const others = othersLike(store, fix);
  store.editMany(new Map(others.map((id) => [id, { [fix.field]: fix.to }])));
  return new Map(others.map((id) => [id, { [fix.field]: fix.from }]));
}

/** Undoes a fix on the events that still have its value. */
export function undoSimilarFix(
  store: DraftStore,
  fix: SimilarFix,
  undo: ReadonlyMap<string, DraftChanges>,
): void {
  store.editMany(new Map([...undo].filter(([id]) => store.row(id)?.event[fix.field] === fix.to)));
}
