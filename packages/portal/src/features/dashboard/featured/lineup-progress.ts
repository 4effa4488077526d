import {
  festivalDayOf,
  festivalDays,
  stagesOf,
  timestampToMillis,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';

/** How far a lineup has come: a stage or a day is filled when it has at least one event. */
export interface LineupProgress {
  readonly events: number;
  readonly stages: Filled;
  readonly days: Filled;
}

export interface Filled {
  readonly filled: number;
  readonly all: number;
}

type PlannedFestival = Pick<Festival, 'timezone' | 'dayStartsAt' | 'startDate' | 'endDate' | 'stages'>;

/** Counts against the festival's own stages and days; events elsewhere count as events only. */
export function lineupProgress(events: readonly LineupEvent[], festival: PlannedFestival): LineupProgress {
  const stages = new Set(events.map(({ stage }) => stage));
  const days = new Set(events.map(({ timeStart }) => festivalDayOf(timestampToMillis(timeStart), festival)));
  return {
    events: events.length,
    stages: countFilled(stagesOf(festival), stages),
    days: countFilled(festivalDays(festival), days),
  };
}

function countFilled(all: readonly string[], used: ReadonlySet<string>): Filled {
  return { filled: all.filter((each) => used.has(each)).length, all: all.length };
}
