import type { ConflictSet } from '../../conflicts/conflict.ts';
import { festivalDayOf } from '../../festival/days.ts';
import { daysBetween, type PlainDate } from '../../time/plain-date.ts';
import {
  impossible,
  movedOnly,
  planned,
  type PlanNote,
  type PlanOutcome,
  type TimetableFestival,
} from '../plan.ts';
import { millisPerMinute } from '../snap.ts';
import { leavesDays, onOtherDay } from './move-sets.ts';

/** The sets this many minutes later, earlier where negative, to the minute. Fails with `outsideDays`. */
export function shiftSets(
  sets: readonly ConflictSet[],
  minutes: number,
  festival: TimetableFestival,
): PlanOutcome {
  const by = minutes * millisPerMinute;
  const after = sets.map((set) => ({ ...set, start: set.start + by, end: set.end + by }));
  return withinDays(sets, after, festival);
}

/** The sets on this stage, at their times. */
export function putOnStage(sets: readonly ConflictSet[], stage: string): PlanOutcome {
  return planned({
    sets: movedOnly(
      sets,
      sets.map((set) => ({ ...set, stage })),
    ),
  });
}

/** The sets on this festival day, whatever theirs was, at their clock times and of their length. Fails with `outsideDays`. */
export function putOnDay(
  sets: readonly ConflictSet[],
  day: PlainDate,
  festival: TimetableFestival,
): PlanOutcome {
  const notes: PlanNote[] = [];
  const after = sets.map((set) =>
    onOtherDay(set, daysBetween(festivalDayOf(set.start, festival), day), festival, notes),
  );
  return withinDays(sets, after, festival, notes);
}

/** Where several sets are put together; what is left out stays. */
export interface Placement {
  /** This many minutes later, earlier where negative. */
  readonly minutes?: number;
  readonly stage?: string;
  readonly day?: PlainDate;
}

/** The sets on this day and stage, and this many minutes later. Fails with `outsideDays`. */
export function putSets(
  sets: readonly ConflictSet[],
  { minutes = 0, stage, day }: Placement,
  festival: TimetableFestival,
): PlanOutcome {
  const by = minutes * millisPerMinute;
  const notes: PlanNote[] = [];
  const after = sets.map((set) => {
    const days = day === undefined ? 0 : daysBetween(festivalDayOf(set.start, festival), day);
    const moved = onOtherDay(set, days, festival, notes);
    return { ...moved, stage: stage ?? set.stage, start: moved.start + by, end: moved.end + by };
  });
  return withinDays(sets, after, festival, notes);
}

/** Without these sets. */
export function removeSets(ids: readonly string[]): PlanOutcome {
  return planned({ removed: ids });
}

function withinDays(
  before: readonly ConflictSet[],
  after: readonly ConflictSet[],
  festival: TimetableFestival,
  notes: readonly PlanNote[] = [],
): PlanOutcome {
  const lost = leavesDays(before, after, festival);
  return lost === null ? planned({ sets: movedOnly(before, after), notes }) : impossible('outsideDays', lost);
}
