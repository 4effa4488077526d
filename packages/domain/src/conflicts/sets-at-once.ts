import type { ConflictSet } from './conflict.ts';

/** A set is held against no more than this many others: a heap of sets at one time must not make millions of pairs. */
const mostAtOnce = 8;

/**
 * Goes through `sets`, which are in the order of `bySpan`, and calls `visit` with each and the sets before it that are still on, those that run longest
 * where there are many. Every set that is on together with another is so in at least one call. Sets that take no time are
 * left out.
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

/** The time that two sets have in common; the second starts no earlier than the first and before its end. */
export function sharedSpan(first: ConflictSet, second: ConflictSet) {
  return { start: second.start, end: Math.min(first.end, second.end) };
}
