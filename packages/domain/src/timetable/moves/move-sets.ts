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

/** Where the hand or the keys take a selection of sets. What is left out stays. */
export interface Move {
  /** The id of the set that is held. Its start snaps to the clock; the others go along and keep their distance. */
  readonly held: string;
  /** How much later that really is, earlier where negative. Less than half a step is a trembling hand. */
  readonly minutes?: number;
  /** To how many minutes of the clock the start of the held set snaps; without it nothing snaps. */
  readonly step?: SnapStep;
  /** To this festival day, at the same clock time; the others by as many days. */
  readonly toDay?: PlainDate;
  /** To this stage; the others by as many columns. */
  readonly toStage?: string;
  /** The stages in the order of their columns. */
  readonly columns?: readonly string[];
}

/**
 * The sets at the places to which a move takes them. Each keeps its length, in minutes that really pass. A set does not
 * leave the festival's days or its columns unless it was outside before. Fails with `outsideDays`, `noSuchStage`,
 * `setIsGone`.
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
 * A copy of each set at the place to which the move takes it, under an id that `newId` gives; no place, no copy. That of a
 * cancelled set is played.
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

/** The first set that would leave the festival's days, which only one that is outside already may be. */
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

/** The remark on a set that would last over 8 hours. */
export function lengthNotes(set: ConflictSet): readonly PlanNote[] {
  const minutes = Math.round((set.end - set.start) / millisPerMinute);
  return isLongSet(minutes) ? [{ code: 'long', set, minutes }] : [];
}

/** The set this many festival days later, at the same clock time and of the same length. */
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

/** The stage of each set after the move; null where there is no such column. */
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
