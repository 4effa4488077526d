import type { ConflictSet } from './conflict.ts';

/** The most sets to compare a set with. Keeps many simultaneous sets from resulting in millions of pairs. */
const mostAtOnce = 8;

/**
 * Calls `visit` with each set and the earlier sets that are still running; if there are many, only those that run
 * longest. `sets` must be sorted by `bySpan`. Every set that overlaps another is part of an overlap in at least one
 * call. Skips sets without a duration.
 */
export function eachWithRunning(
  sets: readonly ConflictSet[],
  visit: (set: ConflictSet, running: readonly ConflictSet[]) => void,
): void {
  let running: ConflictSet[] = [];
  for (const set of sets) {
    if (set.end <= set.start) continue;
    if (running.length > 0) running = running.filter(({ end }) => end > set.start);
    visit(set, running);
    running.push(set);
    if (running.length > mostAtOnce) running.sort((a, b) => b.end - a.end).pop();
  }
}

/** The time that two sets overlap; the second must start during the first. */
export function sharedSpan(first: ConflictSet, second: ConflictSet) {
  return { start: second.start, end: Math.min(first.end, second.end) };
}
