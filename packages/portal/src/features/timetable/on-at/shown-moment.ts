import {
  countsOverTime,
  dayMomentOf,
  hoursOn,
  instantOfMoment,
  type Festival,
  type Interval,
  type PlainDate,
  type SharedHours,
} from '@lineup/domain';
import type { ScheduledSet } from '../grid/group-schedule.ts';

type FestivalClock = Pick<Festival, 'timezone' | 'dayStartsAt'>;

/** Where most festivals have most on. */
const evening = '22:00';
/** How finely the moments lie, in minutes. */
export const momentStep = 5;

/**
 * The moments of a festival day that are offered: what is now while that day lasts, and the evening, or the first hour shown where
 * there is none. The first is the one to begin with.
 */
export function usualMoments(
  day: PlainDate,
  hours: SharedHours,
  festival: FestivalClock,
  now: number,
): readonly string[] {
  const span = hoursOn(day, hours, festival);
  const hasEvening = isIn(span, instantOfMoment(day, evening, festival));
  if (!isIn(span, now)) return [hasEvening ? evening : dayMomentOf(span.start, festival.timezone)];
  const current = dayMomentOf(roundedDown(now), festival.timezone);
  return hasEvening && current !== evening ? [current, evening] : [current];
}

/** The instant of a moment within the hours that a day shows: at their end where it lies outside. */
export function instantWithin(
  day: PlainDate,
  moment: string,
  hours: SharedHours,
  festival: FestivalClock,
): number {
  const { start, end } = hoursOn(day, hours, festival);
  return Math.min(end, Math.max(start, instantOfMoment(day, moment, festival)));
}

/** How many sets of a day are played along its hours, in quarters of one. */
export function crowdOf(sets: readonly ScheduledSet[], span: Interval): readonly number[] {
  return countsOverTime(
    sets.filter(({ status }) => status === null),
    span,
    15,
  );
}

function isIn({ start, end }: Interval, instant: number): boolean {
  return start <= instant && instant < end;
}

function roundedDown(instant: number): number {
  const step = momentStep * 60_000;
  return Math.floor(instant / step) * step;
}
