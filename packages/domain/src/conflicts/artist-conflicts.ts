import { bySpan, conflict, type Conflict, type ConflictSet } from './conflict.ts';
import { eachWithRunning, sharedSpan } from './sets-at-once.ts';

/**
 * Where one artist, whose sets these are, is on two stages at once, or has less than `tightMinutes` to get from the stage
 * played last to another.
 */
export function conflictsOfArtist(sets: readonly ConflictSet[], tightMinutes: number): Conflict[] {
  if (sets.length < 2) return [];
  const found: Conflict[] = [];
  /** The set that ends last, of each stage. */
  const lastOn = new Map<string, ConflictSet>();
  eachWithRunning(sets.toSorted(bySpan), (set, running) => {
    for (const before of running) {
      if (before.stage !== set.stage) {
        found.push(conflict('doubleBooking', [before, set], sharedSpan(before, set)));
      }
    }
    const before = lastElsewhere(lastOn, set.stage);
    if (before !== undefined && isTight(before, set, tightMinutes)) {
      found.push(conflict('tight', [before, set], { start: before.end, end: set.start }));
    }
    if (set.end > (lastOn.get(set.stage)?.end ?? -Infinity)) lastOn.set(set.stage, set);
  });
  return found;
}

function isTight(before: ConflictSet, set: ConflictSet, tightMinutes: number): boolean {
  const pause = set.start - before.end;
  return pause >= 0 && pause < tightMinutes * 60_000;
}

function lastElsewhere(lastOn: ReadonlyMap<string, ConflictSet>, stage: string): ConflictSet | undefined {
  let last: ConflictSet | undefined;
  for (const set of lastOn.values()) {
    if (set.stage !== stage && (last === undefined || set.end > last.end)) last = set;
  }
  return last;
}
