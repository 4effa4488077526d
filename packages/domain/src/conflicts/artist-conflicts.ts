import { bySpan, conflict, type Conflict, type ConflictSet } from './conflict.ts';
import { eachWithRunning, sharedSpan } from './sets-at-once.ts';

/**
 * Where one artist, whose sets these are, is on two stages at once, or has less than `tightMinutes` to get to one from
 * the last set on another.
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
    // Most artists play twice at the most: nothing is set up before one of their sets has ended.
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

/** Gives, for instants in their order, the set of each stage that was the last to end by then. */
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
