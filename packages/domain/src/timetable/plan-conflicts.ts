import { bySpanAndId, type Conflict } from '../conflicts/conflict.ts';
import type { ConflictIndex } from '../conflicts/conflict-index.ts';
import type { Plan } from './plan.ts';

/** The conflicts that the sets of a plan would be part of, each once, by time: what a ghost tells while one drags. */
export function conflictsOfPlan(plan: Plan, index: ConflictIndex): readonly Conflict[] {
  const found = index.suppose(plan, () => plan.sets.flatMap(({ id }) => index.of(id)));
  const once = [...new Map(found.map((conflict) => [conflict.id, conflict])).values()];
  return once.sort(bySpanAndId);
}
