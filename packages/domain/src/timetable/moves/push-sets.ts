import { bySpan, type ConflictSet } from '../../conflicts/conflict.ts';
import { isOff } from '../../entities/set-status.ts';
import { festivalDayOf, spanOfDay } from '../../festival/days.ts';
import { impossible, planned, type PlanNote, type PlanOutcome, type TimetableFestival } from '../plan.ts';
import { millisPerMinute } from '../snap.ts';

/**
 * Pushes the sets after `first` on its stage as far as necessary: every break absorbs the part of the delay that
 * exceeds the minimum changeover, and the push ends at the first set that needs no move. `onStage` are the sets of the
 * stage; `first`, which may be among them in its old version, is not moved, and neither are sets that start earlier.
 * Sets of the next festival day do not move: fails with `dayIsFull` if a set would have to start on that day or would
 * run into its sets; a set that would only end after the day's end gets a note. Cancelled and replaced sets block
 * nothing: as `first` they push nothing, and later ones stay. `shiftsOf` returns which sets move by how much.
 */
export function pushWhatFollows(
  first: ConflictSet,
  onStage: readonly ConflictSet[],
  changeoverMinutes: number,
  festival: TimetableFestival,
): PlanOutcome {
  const following = onStage.filter((set) => set.id !== first.id && set.start >= first.start);
  return pushSets(first, following, changeoverMinutes, festival);
}

/**
 * Starts `set` `minutes` later with the same length, and pushes the sets after it on its stage only as far as
 * necessary, in one plan. Sets that start at the same time or earlier do not move. Fails with `dayIsFull` like
 * `pushWhatFollows`, and if the set itself would start on the next festival day.
 */
export function delaySet(
  set: ConflictSet,
  minutes: number,
  onStage: readonly ConflictSet[],
  changeoverMinutes: number,
  festival: TimetableFestival,
): PlanOutcome {
  const by = minutes * millisPerMinute;
  const delayed = { ...set, start: set.start + by, end: set.end + by };
  const dayEnd = spanOfDay(festivalDayOf(set.start, festival), festival).end;
  if (delayed.start >= dayEnd) return impossible('dayIsFull', set);
  const following = onStage.filter((each) => each.id !== set.id && each.start > set.start);
  const outcome = pushSets(delayed, following, changeoverMinutes, festival);
  if (!outcome.ok) return outcome;
  const { sets, notes } = outcome.plan;
  const own = delayed.end > dayEnd ? [pastDayEnd(delayed, dayEnd)] : [];
  return planned({ sets: [delayed, ...sets], notes: [...own, ...notes] });
}

function pushSets(
  first: ConflictSet,
  following: readonly ConflictSet[],
  changeoverMinutes: number,
  festival: TimetableFestival,
): PlanOutcome {
  if (isOff(first)) return planned({});
  const dayEnd = spanOfDay(festivalDayOf(first.start, festival), festival).end;
  const later = following.filter((set) => !isOff(set)).toSorted(bySpan);
  const limit = later.find(({ start }) => start >= dayEnd)?.start ?? Infinity;
  if (first.end > limit) return impossible('dayIsFull', first);
  const moved: ConflictSet[] = [];
  const notes: PlanNote[] = [];
  let free = first.end + changeoverMinutes * millisPerMinute;
  for (const set of later) {
    if (set.start >= free || set.start >= dayEnd) break;
    const pushed = { ...set, start: free, end: free + (set.end - set.start) };
    if (pushed.start >= dayEnd || pushed.end > limit) return impossible('dayIsFull', set);
    moved.push(pushed);
    if (pushed.end > dayEnd) notes.push(pastDayEnd(pushed, dayEnd));
    free = pushed.end + changeoverMinutes * millisPerMinute;
  }
  return planned({ sets: moved, notes });
}

/** How far a set is moved, in minutes; negative for earlier. */
export interface Shift {
  readonly set: ConflictSet;
  readonly minutes: number;
}

/** Returns by how much each of these sets is later than in `find`; for previews. */
export function shiftsOf(
  sets: readonly ConflictSet[],
  find: (id: string) => ConflictSet | undefined,
): readonly Shift[] {
  return sets.map((set) => ({
    set,
    minutes: Math.round((set.start - (find(set.id) ?? set).start) / millisPerMinute),
  }));
}

function pastDayEnd(set: ConflictSet, dayEnd: number): PlanNote {
  return { code: 'pastDayEnd', set, minutes: Math.round((set.end - dayEnd) / millisPerMinute) };
}
