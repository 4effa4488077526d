import { artistKeys } from './artist-key.ts';
import { bySpan, conflict, type Conflict, type ConflictSet } from './conflict.ts';
import { eachWithRunning, sharedSpan } from './sets-at-once.ts';

/** Successive sets without a sufficient break between them, and the conflicts found there. */
interface Run {
  readonly sets: readonly ConflictSet[];
  readonly conflicts: readonly Conflict[];
}

/** A cache of runs by their first set. */
export interface KnownRuns {
  readonly get: (first: ConflictSet) => Run | undefined;
  readonly set: (first: ConflictSet, run: Run) => unknown;
}

/** A read-only view of a cache. */
export function withoutLearning(known: KnownRuns): KnownRuns {
  return { get: (first) => known.get(first), set: () => known };
}

/**
 * Finds the conflicts between sets of one stage: duplicates, overlaps, breaks shorter than `changeoverMinutes`. Returns
 * the same objects as before for runs in `known` that did not change.
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

/** Splits sets, sorted by `bySpan`, at sufficient breaks, as there are no conflicts across these. */
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

/** Pairs each duplicate with the first set like it; `sets` are sorted by start. */
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
