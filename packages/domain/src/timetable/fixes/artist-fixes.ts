import type { Conflict, ConflictSet } from '../../conflicts/conflict.ts';
import { millisPerMinute } from '../snap.ts';
import { onStage, startingAt, type Candidate, type FixContext } from './fix.ts';

/** For one artist on two stages at once: moves one of the sets until there is time to get from stage to stage. */
export function doubleBookingFixes({ sets }: Conflict, context: FixContext): readonly Candidate[] {
  const [first, second] = sets;
  return first === undefined || second === undefined ? [] : apart(first, second, context);
}

/** For too little time between two stages: moves one of the sets, or both onto one stage. */
export function tightFixes({ sets }: Conflict, context: FixContext): readonly Candidate[] {
  const [first, second] = sets;
  if (first === undefined || second === undefined) return [];
  return [...apart(first, second, context), onStage(second, first.stage), onStage(first, second.stage)];
}

/** Moves either set after or before the other, shortest move first. */
function apart(first: ConflictSet, second: ConflictSet, context: FixContext): readonly Candidate[] {
  const pause = context.index.rules.tightMinutes * millisPerMinute;
  const after = (set: ConflictSet, other: ConflictSet) => [set, other.end + pause] as const;
  const before = (set: ConflictSet, other: ConflictSet) =>
    [set, other.start - pause - (set.end - set.start)] as const;
  return [after(second, first), before(first, second), before(second, first), after(first, second)]
    .toSorted(([a, startA], [b, startB]) => Math.abs(startA - a.start) - Math.abs(startB - b.start))
    .map(([set, start]) => startingAt(set, start, context));
}
