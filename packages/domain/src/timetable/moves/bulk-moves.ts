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

/** Moves the sets by exactly this many minutes, earlier if negative. Fails with `outsideDays`. */
export function shiftSets(
  sets: readonly ConflictSet[],
  minutes: number,
  festival: TimetableFestival,
): PlanOutcome {
  const by = minutes * millisPerMinute;
  const after = sets.map((set) => ({ ...set, start: set.start + by, end: set.end + by }));
  return withinDays(sets, after, festival);
}

/** Moves the sets to this stage at the same times. */
export function putOnStage(sets: readonly ConflictSet[], stage: string): PlanOutcome {
  return planned({
    sets: movedOnly(
      sets,
      sets.map((set) => ({ ...set, stage })),
    ),
  });
}

/** Moves the sets to this festival day, with the same clock times and lengths. Fails with `outsideDays`. */
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

/** The new place of several sets; omitted fields do not change. */
export interface Placement {
  /** Minutes later, earlier if negative. */
  readonly minutes?: number;
  readonly stage?: string;
  readonly day?: PlainDate;
}

/** Moves the sets to this day and stage, and by this many minutes. Fails with `outsideDays`. */
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

/** Removes these sets. */
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
