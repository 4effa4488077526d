import { bySpan, type ConflictSet } from '../../conflicts/conflict.ts';
import { impossible, movedOnly, planned, type PlanOutcome, type TimetableFestival } from '../plan.ts';
import { millisPerMinute } from '../snap.ts';
import { leavesDays } from './move-sets.ts';

/**
 * Swaps the places of two sets: each plays on the other's stage from the other's start, and keeps its length. A length
 * is agreed with an artist, so it is never shortened silently to fit a slot; a set that is too long for its new place
 * is reported as a conflict. Two consecutive sets on a stage change their order: the time from the first start to the
 * last end stays the same, and so does the break between them, so that no other set is affected. If they overlapped,
 * the minimum changeover separates them. `onStage` are the sets of their stage, if it is the same. Fails with
 * `outsideDays`.
 */
export function swapSets(
  a: ConflictSet,
  b: ConflictSet,
  onStage: readonly ConflictSet[],
  changeoverMinutes: number,
  festival: TimetableFestival,
): PlanOutcome {
  const before = [a, b].sort(bySpan);
  const [first = a, second = b] = before;
  const after = areNeighbours(first, second, onStage)
    ? inOtherOrder(first, second, changeoverMinutes)
    : [inPlaceOf(second, first), inPlaceOf(first, second)];
  const lost = leavesDays(before, after, festival);
  return lost === null ? planned({ sets: movedOnly(before, after) }) : impossible('outsideDays', lost);
}

/** Returns true if no other set starts between the starts of two sets on one stage. */
function areNeighbours(first: ConflictSet, second: ConflictSet, onStage: readonly ConflictSet[]): boolean {
  return (
    first.stage === second.stage &&
    !onStage.some(
      ({ id, start }) => id !== first.id && id !== second.id && start >= first.start && start <= second.start,
    )
  );
}

function inOtherOrder(first: ConflictSet, second: ConflictSet, changeoverMinutes: number): ConflictSet[] {
  const pause = second.start - first.end;
  const gap = pause < 0 ? changeoverMinutes * millisPerMinute : pause;
  const earlier = startingAt(second, first.start);
  return [startingAt(first, earlier.end + gap), earlier];
}

function inPlaceOf(place: ConflictSet, set: ConflictSet): ConflictSet {
  return { ...startingAt(set, place.start), stage: place.stage };
}

function startingAt(set: ConflictSet, start: number): ConflictSet {
  return { ...set, start, end: start + (set.end - set.start) };
}
