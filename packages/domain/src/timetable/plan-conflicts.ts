import { bySpanAndId, type Conflict } from '../conflicts/conflict.ts';
import type { ConflictIndex, SupposedChange } from '../conflicts/conflict-index.ts';

/** Returns the conflicts that the sets of a plan would have, each once, by time; shown while dragging. */
export function conflictsOfPlan(plan: SupposedChange, index: ConflictIndex): readonly Conflict[] {
  const found = index.suppose(plan, () => plan.sets.flatMap(({ id }) => index.of(id)));
  const once = [...new Map(found.map((conflict) => [conflict.id, conflict])).values()];
  return once.sort(bySpanAndId);
}

/** Counts the ones that do not exist yet. */
export function countBrought(plan: SupposedChange, index: ConflictIndex): number {
  const known = new Set(plan.sets.flatMap(({ id }) => index.of(id).map((each) => each.id)));
  return conflictsOfPlan(plan, index).filter(({ id }) => !known.has(id)).length;
}
