import type { ConflictSet } from '../../conflicts/conflict.ts';
import { festivalDayOf, spanOfFestival } from '../../festival/days.ts';
import type { Interval } from '../../festival/events/intervals.ts';
import { isLongSet } from '../../festival/events/set-length.ts';
import { addDays, daysBetween, type PlainDate } from '../../time/plain-date.ts';
import { resolveWallClock, wallClockOf } from '../../time/wall-clock.ts';
import {
  impossible,
  movedOnly,
  planned,
  type PlanNote,
  type PlanOutcome,
  type TimetableFestival,
} from '../plan.ts';
import { millisPerMinute, snapped, type SnapStep } from '../snap.ts';
import { withoutStatus } from './set-status.ts';

/** How pointer or keys move a selection of sets. Omitted fields do not change. */
export interface Move {
  /** The id of the dragged set. Its start snaps to the clock; the others move by the same distance. */
  readonly held: string;
  /** Elapsed minutes later, earlier if negative. Less than half a step is ignored as unintended. */
  readonly minutes?: number;
  /** The step in clock minutes to which the start of the dragged set snaps; without it nothing snaps. */
  readonly step?: SnapStep;
  /** The new festival day, with the same clock time; the others move by the same number of days. */
  readonly toDay?: PlainDate;
  /** The new stage; the others move by the same number of columns. */
  readonly toStage?: string;
  /** The stages in column order. */
  readonly columns?: readonly string[];
}

/**
 * Moves the sets. Each keeps its length in elapsed minutes. A set does not leave the festival's days or its columns
 * unless it was outside before. Fails with `outsideDays`, `noSuchStage`, `setIsGone`.
 */
export function moveSets(sets: readonly ConflictSet[], move: Move, festival: TimetableFestival): PlanOutcome {
  const held = sets.find(({ id }) => id === move.held);
  if (held === undefined) return impossible('setIsGone');
  const stageOf = stagesAfter(held, move);
  const days = move.toDay === undefined ? 0 : daysBetween(festivalDayOf(held.start, festival), move.toDay);
  const notes: PlanNote[] = [];
  const onDay = sets.map((set) => onOtherDay(set, days, festival, notes));
  const by = millisBy(onDay.find(({ id }) => id === held.id) ?? held, move, festival.timezone);
  const after: ConflictSet[] = [];
  for (const set of onDay) {
    const stage = stageOf(set);
    if (stage === null) return impossible('noSuchStage', set);
    after.push({ ...set, stage, start: set.start + by, end: set.end + by });
  }
  const lost = leavesDays(sets, after, festival);
  if (lost !== null) return impossible('outsideDays', lost);
  return planned({ sets: movedOnly(sets, after), notes });
}

/**
 * Copies each set to the place of the move, under an id from `newId`; sets whose place does not change are not copied.
 * A copy of a cancelled set is not cancelled.
 */
export function copySets(
  sets: readonly ConflictSet[],
  move: Move,
  newId: () => string,
  festival: TimetableFestival,
): PlanOutcome {
  const outcome = moveSets(sets, move, festival);
  if (!outcome.ok) return outcome;
  const created = new Map<string, string | null>();
  const copies = outcome.plan.sets.map((set) => {
    const id = newId();
    created.set(id, set.id);
    return { ...withoutStatus(set), id };
  });
  return planned({ ...outcome.plan, sets: copies, created });
}

/** Returns the first set that would leave the festival's days; only a set that is outside already may be outside. */
export function leavesDays(
  before: readonly ConflictSet[],
  after: readonly ConflictSet[],
  festival: TimetableFestival,
): ConflictSet | null {
  const days = spanOfFestival(festival);
  const wasInside = (place: number) => {
    const old = before[place];
    return old === undefined || isWithin(old, days);
  };
  return after.find((set, place) => !isWithin(set, days) && wasInside(place)) ?? null;
}

/** Returns the note about a set that would last over 8 hours. */
export function lengthNotes(set: ConflictSet): readonly PlanNote[] {
  const minutes = Math.round((set.end - set.start) / millisPerMinute);
  return isLongSet(minutes) ? [{ code: 'long', set, minutes }] : [];
}

/** Moves the set by this many festival days, with the same clock time and length. */
export function onOtherDay(
  set: ConflictSet,
  days: number,
  { timezone }: TimetableFestival,
  notes: PlanNote[] = [],
): ConflictSet {
  if (days === 0) return set;
  const { date, clock } = wallClockOf(set.start, timezone);
  const { instant, kind } = resolveWallClock(addDays(date, days), clock, timezone);
  const moved = { ...set, start: instant, end: instant + (set.end - set.start) };
  if (kind !== 'exact') {
    const shown = wallClockOf(instant, timezone).clock;
    notes.push({ code: 'clock', set: moved, notice: { field: 'timeStart', kind, time: clock, shown } });
  }
  return moved;
}

function isWithin({ start }: Interval, span: Interval): boolean {
  return span.start <= start && start < span.end;
}

function millisBy(held: ConflictSet, { minutes = 0, step }: Move, zone: string): number {
  if (step === undefined) return minutes * millisPerMinute;
  if (Math.abs(minutes) < step / 2) return 0;
  return snapped(held.start + minutes * millisPerMinute, step, zone) - held.start;
}

/** Returns the stage of each set after the move; null if there is no such column. */
function stagesAfter(
  held: ConflictSet,
  { toStage, columns = [] }: Move,
): (set: ConflictSet) => string | null {
  if (toStage === undefined || toStage === held.stage) return ({ stage }) => stage;
  const by = columns.indexOf(toStage) - columns.indexOf(held.stage);
  return ({ stage }) => {
    if (stage === held.stage) return columns.includes(toStage) ? toStage : null;
    const from = columns.indexOf(stage);
    return from === -1 ? null : (columns[from + by] ?? null);
  };
}
