import { festivalDays, stagesOf, timestampToMillis, wallClockOf, type Festival } from '@lineup/domain';
import type { LineupStats } from '@lineup/provider';

/** The progress of a lineup: a stage or a day is filled when it has at least one event. */
export interface LineupProgress {
  readonly stages: Filled;
  readonly days: Filled;
}

export interface Filled {
  readonly filled: number;
  readonly all: number;
}

type PlannedFestival = Pick<Festival, 'timezone' | 'startDate' | 'endDate' | 'stages'>;

/** Only the festival's own stages and days count; events elsewhere fill nothing. */
export function lineupProgress(
  { stages, dates }: Pick<LineupStats, 'stages' | 'dates'>,
  festival: PlannedFestival,
): LineupProgress {
  const days = dates.map((date) => wallClockOf(timestampToMillis(date), festival.timezone).date);
  return {
    stages: countFilled(stagesOf(festival), new Set(stages)),
    days: countFilled(festivalDays(festival), new Set(days)),
  };
}

function countFilled(all: readonly string[], used: ReadonlySet<string>): Filled {
  return { filled: all.filter((each) => used.has(each)).length, all: all.length };
}
