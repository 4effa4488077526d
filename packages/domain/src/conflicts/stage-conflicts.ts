import { artistKeys } from './artist-key.ts';
import { bySpan, conflict, type Conflict, type ConflictSet } from './conflict.ts';
import { eachWithRunning, sharedSpan } from './sets-at-once.ts';

/** What is wrong among the sets of one stage: duplicates, overlaps, breaks shorter than `changeoverMinutes`. */
export function conflictsOnStage(sets: readonly ConflictSet[], changeoverMinutes = 0): Conflict[] {
  if (sets.length < 2) return [];
  const inOrder = sets.toSorted(bySpan);
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
