import type { ConflictSet } from '../../conflicts/conflict.ts';
import type { Interval } from '../../festival/events/intervals.ts';
import { wallClockOf } from '../../time/wall-clock.ts';
import { addDays } from '../../time/plain-date.ts';
import { impossible, movedOnly, planned, type PlanOutcome, type TimetableFestival } from '../plan.ts';
import { millisPerMinute, snapped, type SnapStep } from '../snap.ts';
import { leavesDays, lengthNotes } from './move-sets.ts';

/** A resize of a set at one edge. */
export interface Resize {
  readonly edge: 'start' | 'end';
  /** Minutes by which the edge moves later, earlier if negative. */
  readonly minutes: number;
  /** The step in clock minutes to which the edge snaps; also the minimum length of a set. */
  readonly step: SnapStep;
}

/**
 * Changes the start or the end of the set; the other edge does not move. Adds a note for a length of over 8 hours.
 * Fails with `outsideDays` and `overADay`.
 */
export function resizeSet(set: ConflictSet, resize: Resize, festival: TimetableFestival): PlanOutcome {
  const { edge, minutes, step } = resize;
  if (Math.abs(minutes) < step / 2) return planned({});
  const at = snapped(set[edge] + minutes * millisPerMinute, step, festival.timezone);
  const least = step * millisPerMinute;
  const resized =
    edge === 'start'
      ? { ...set, start: Math.min(at, set.end - least) }
      : { ...set, end: Math.max(at, set.start + least) };
  return lengthChanged([set], [resized], festival);
}

/** Sets the length of each set in minutes from its start. Fails with `overADay`. */
export function setLengths(
  sets: readonly ConflictSet[],
  minutes: number,
  festival: TimetableFestival,
): PlanOutcome {
  const after = sets.map((set) => ({ ...set, end: set.start + minutes * millisPerMinute }));
  return lengthChanged(sets, after, festival);
}

/**
 * Returns the span drawn by a pointer: from the start of the step in which it began to the end of the current one; at
 * least one step.
 */
export function drawnSpan(from: number, to: number, step: SnapStep, zone: string): Interval {
  const start = snapped(Math.min(from, to), step, zone, Math.floor);
  const end = snapped(Math.max(from, to), step, zone, Math.ceil);
  return { start, end: Math.max(end, start + step * millisPerMinute) };
}

/** Plans a new set, such as one drawn into an empty place. Fails with `outsideDays` and `overADay`. */
export function createSet(set: ConflictSet, festival: TimetableFestival): PlanOutcome {
  if (leavesDays([], [set], festival) !== null) return impossible('outsideDays', set);
  if (isOverADay(set, festival.timezone)) return impossible('overADay', set);
  return planned({ sets: [set], created: new Map([[set.id, null]]), notes: lengthNotes(set) });
}

/**
 * Changes a set to the place of `after`, which has the same id, as entered in a form: other times, another stage, or
 * both. A set outside the festival's days may stay there. Fails with `outsideDays` and `overADay`.
 */
export function changeSet(before: ConflictSet, after: ConflictSet, festival: TimetableFestival): PlanOutcome {
  return lengthChanged([before], [after], festival);
}

function lengthChanged(
  before: readonly ConflictSet[],
  after: readonly ConflictSet[],
  festival: TimetableFestival,
): PlanOutcome {
  const lost = leavesDays(before, after, festival);
  if (lost !== null) return impossible('outsideDays', lost);
  const tooLong = after.find((set) => isOverADay(set, festival.timezone));
  if (tooLong !== undefined) return impossible('overADay', tooLong);
  const sets = movedOnly(before, after);
  return planned({ sets, notes: sets.flatMap(lengthNotes) });
}

/**
 * Returns true if the clock time of the start occurs again before the end. A set is stored as two clock times, so its
 * end is the next occurrence of the second.
 */
function isOverADay({ start, end }: Interval, zone: string): boolean {
  const from = wallClockOf(start, zone);
  const to = wallClockOf(end, zone);
  const dayAfter = addDays(from.date, 1);
  return to.date > dayAfter || (to.date === dayAfter && to.clock >= from.clock);
}
