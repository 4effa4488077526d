import type { ConflictSet } from '../../conflicts/conflict.ts';
import type { Interval } from '../../festival/events/intervals.ts';
import { wallClockOf } from '../../time/wall-clock.ts';
import { addDays } from '../../time/plain-date.ts';
import { impossible, movedOnly, planned, type PlanOutcome, type TimetableFestival } from '../plan.ts';
import { millisPerMinute, snapped, type SnapStep } from '../snap.ts';
import { leavesDays, lengthNotes } from './move-sets.ts';

/** An edge of a set that is drawn out or in. */
export interface Resize {
  readonly edge: 'start' | 'end';
  /** How much later the edge is, earlier where negative. */
  readonly minutes: number;
  /** To how many minutes of the clock the edge snaps; also the shortest that a set can be made. */
  readonly step: SnapStep;
}

/**
 * The set with another start or end; the other one stays. A length of over 8 hours is remarked on. Fails with `outsideDays` and
 * `overADay`.
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

/** The sets, each this many minutes long from its start. Fails with `overADay`. */
export function setLengths(
  sets: readonly ConflictSet[],
  minutes: number,
  festival: TimetableFestival,
): PlanOutcome {
  const after = sets.map((set) => ({ ...set, end: set.start + minutes * millisPerMinute }));
  return lengthChanged(sets, after, festival);
}

/** From the beginning of the step in which a hand began to the end of the one in which it is; a step at least. */
export function drawnSpan(from: number, to: number, step: SnapStep, zone: string): Interval {
  const start = snapped(Math.min(from, to), step, zone, Math.floor);
  const end = snapped(Math.max(from, to), step, zone, Math.ceil);
  return { start, end: Math.max(end, start + step * millisPerMinute) };
}

/** A new set, as one drawn into an empty place. Fails with `outsideDays` and `overADay`. */
export function createSet(set: ConflictSet, festival: TimetableFestival): PlanOutcome {
  if (leavesDays([], [set], festival) !== null) return impossible('outsideDays', set);
  if (isOverADay(set, festival.timezone)) return impossible('overADay', set);
  return planned({ sets: [set], created: new Map([[set.id, null]]), notes: lengthNotes(set) });
}

/**
 * The set where `after`, of the same id, has it, as a form gives it: at other times, on another stage, or both. One that is outside of
 * the festival's days may stay there. Fails with `outsideDays` and `overADay`.
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

/** Returns true if a clock passes the start's time again before the end: a set is stored as two clock times, the end the next such. */
function isOverADay({ start, end }: Interval, zone: string): boolean {
  const from = wallClockOf(start, zone);
  const to = wallClockOf(end, zone);
  const dayAfter = addDays(from.date, 1);
  return to.date > dayAfter || (to.date === dayAfter && to.clock >= from.clock);
}
