import { artistKeys } from './artist-key.ts';
import { bySpan, conflict, type Conflict, type ConflictSet } from './conflict.ts';
import { eachWithRunning, sharedSpan } from './sets-at-once.ts';

/** Sets that follow each other without a break that is long enough, and what was found among them. */
interface Run {
  readonly sets: readonly ConflictSet[];
  readonly conflicts: readonly Conflict[];
}

/** What was found of runs, by their first sets. */
export interface KnownRuns {
  readonly get: (first: ConflictSet) => Run | undefined;
  readonly set: (first: ConflictSet, run: Run) => unknown;
}

/** Knows what `known` does, and learns nothing more. */
export function withoutLearning(known: KnownRuns): KnownRuns {
  return { get: (first) => known.get(first), set: () => known };
}

/**
 * What is wrong among the sets of one stage: duplicates, overlaps, breaks shorter than `changeoverMinutes`. Conflicts in `known`
 * of sets that did not change are returned as the same objects.
 */
export function conflictsOnStage(
  sets: readonly ConflictSet[],
  changeoverMinutes = 0,
  known: KnownRuns = new WeakMap(),
): Conflict[] {
  if (sets.length < 2) return [];
  const found: Conflict[] = [];
  for (const run of runsOf(sets.toSorted(bySpan), changeoverMinutes)) {
    for (const conflict of conflictsOfRun(run, changeoverMinutes, known)) found.push(conflict);
  }
  return found;
}

/** Splits sets in the order of `bySpan` where a break is long enough: nothing is wrong between those before it and after it. */
function runsOf(sets: readonly ConflictSet[], changeoverMinutes: number): readonly ConflictSet[][] {
  const runs: ConflictSet[][] = [];
  let run: ConflictSet[] = [];
  let until = -Infinity;
  for (const set of sets) {
    const isApart = set.start - until >= changeoverMinutes * 60_000 && set.start !== run.at(-1)?.start;
    if (isApart) runs.push((run = []));
    run.push(set);
    until = Math.max(until, set.end);
  }
  return runs;
}

function conflictsOfRun(
  sets: readonly ConflictSet[],
  changeoverMinutes: number,
  known: KnownRuns,
): readonly Conflict[] {
  const [first] = sets;
  if (first === undefined || sets.length < 2) return [];
  const before = known.get(first);
  const isSame =
    before?.sets.length === sets.length && sets.every((set, place) => set === before.sets[place]);
  if (isSame) return before.conflicts;
  const conflicts = findInRun(sets, changeoverMinutes);
  known.set(first, { sets, conflicts });
  return conflicts;
}

function findInRun(inOrder: readonly ConflictSet[], changeoverMinutes: number): Conflict[] {
  const found = duplicates(inOrder);
  let last: ConflictSet | undefined;
  eachWithRunning(inOrder, (set, running) => {
    for (const before of running) {
      if (!isDuplicate(before, set)) found.push(conflict('overlap', [before, set], sharedSpan(before, set)));
    }
    if (last !== undefined && last.end <= set.start && set.start - last.end < changeoverMinutes * 60_000) {
      found.push(conflict('shortChangeover', [last, set], { start: last.end, end: set.start }));
    }
    if (last === undefined || set.end > last.end) last = set;
  });
  return found;
}

/** Each set that stands twice, with the first of its kind; `sets` by start. */
function duplicates(sets: readonly ConflictSet[]): Conflict[] {
  const found: Conflict[] = [];
  let firsts = new Map<string, ConflictSet>();
  for (const [place, set] of sets.entries()) {
    const isAmongSame = sets[place - 1]?.start === set.start;
    if (!isAmongSame && sets[place + 1]?.start !== set.start) continue;
    if (!isAmongSame) firsts = new Map();
    const artist = artistKeys(set.artistName).whole;
    const first = firsts.get(artist);
    if (first === undefined) firsts.set(artist, set);
    else if (artist !== '') found.push(conflict('duplicate', [first, set], set));
  }
  return found;
}

function isDuplicate(a: ConflictSet, b: ConflictSet): boolean {
  if (a.start !== b.start) return false;
  const artist = artistKeys(a.artistName).whole;
  return artist !== '' && artist === artistKeys(b.artistName).whole;
}
