import type { DraftChanges, DraftStore } from './draft-store.ts';
import { othersLike, type SimilarFix } from './similar-fix.ts';

/** Mends the others; answers what must be edited to take it back. */
export function applySimilarFix(store: DraftStore, fix: SimilarFix): ReadonlyMap<string, DraftChanges> {
  const others = othersLike(store, fix);
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
