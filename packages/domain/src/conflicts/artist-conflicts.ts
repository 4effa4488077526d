import { bySpan, conflict, type Conflict, type ConflictSet } from './conflict.ts';
import { eachWithRunning, sharedSpan } from './sets-at-once.ts';

/**
 * Finds where an artist with these sets is on two stages at once, or has less than `tightMinutes` between sets on
 * different stages.
 */
export function conflictsOfArtist(sets: readonly ConflictSet[], tightMinutes: number): Conflict[] {
  if (sets.length < 2) return [];
  const found: Conflict[] = [];
  let lastBefore: ReturnType<typeof lastEndedOfEachStage> | null = null;
  let visited = 0;
  eachWithRunning(sets.toSorted(bySpan), (set, running) => {
    for (const before of running) {
      if (before.stage !== set.stage) {
        found.push(conflict('doubleBooking', [before, set], sharedSpan(before, set)));
      }
    }
    // Lazy, as most artists have one or two sets: not needed until one of them has ended.
    if (running.length < visited) lastBefore ??= lastEndedOfEachStage(sets);
    visited += 1;
    for (const before of lastBefore?.(set.start) ?? []) {
      if (before.stage !== set.stage && set.start - before.end < tightMinutes * 60_000) {
        found.push(conflict('tight', [before, set], { start: before.end, end: set.start }));
      }
    }
  });
  return found;
}

/** Returns the last set of each stage to end by an instant. Must be called with ascending instants. */
function lastEndedOfEachStage(sets: readonly ConflictSet[]): (instant: number) => Iterable<ConflictSet> {
  const byEnd = sets.filter(({ start, end }) => end > start).sort((a, b) => a.end - b.end || bySpan(a, b));
  const ended = new Map<string, ConflictSet>();
  let place = 0;
  return (instant) => {
    for (let set = byEnd[place]; set !== undefined && set.end <= instant; set = byEnd[place]) {
      ended.set(set.stage, set);
      place += 1;
    }
    return ended.values();
  };
}
