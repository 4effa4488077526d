import { bySpanAndId, type Conflict } from '../conflicts/conflict.ts';
import type { ConflictIndex, SupposedChange } from '../conflicts/conflict-index.ts';

/** The conflicts that the sets of a plan would be part of, each once, by time: what a ghost tells while one drags. */
export function conflictsOfPlan(plan: SupposedChange, index: ConflictIndex): readonly Conflict[] {
  const found = index.suppose(plan, () => plan.sets.flatMap(({ id }) => index.of(id)));
  const once = [...new Map(found.map((conflict) => [conflict.id, conflict])).values()];
  return once.sort(bySpanAndId);
}

/** How many of those are not there yet. */
export function countBrought(plan: SupposedChange, index: ConflictIndex): number {
  const known = new Set(plan.sets.flatMap(({ id }) => index.of(id).map((each) => each.id)));
  return conflictsOfPlan(plan, index).filter(({ id }) => !known.has(id)).length;
}
