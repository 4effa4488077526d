import {
  countsAlong,
  dayMomentOf,
  hoursOn,
  instantOfMoment,
  type Festival,
  type Interval,
  type PlainDate,
  type SharedHours,
} from '@lineup/domain';
import type { ScheduleDay, ScheduledSet } from '../grid/group-schedule.ts';

type FestivalClock = Pick<Festival, 'timezone' | 'dayStartsAt'>;

/** Where most festivals have most on. */
const evening = '22:00';
/** How finely the moments lie, in minutes. */
export const momentStep = 5;

/**
 * The moment of a festival day to begin with: the one that is now while the festival runs, else the evening, or the first
 * hour shown where there is none.
 */
export function usualMoment(
  day: PlainDate,
  days: readonly ScheduleDay[],
  hours: SharedHours,
  festival: FestivalClock,
  now: number,
): string {
  const spans = days.flatMap((each) => (each.day === null ? [] : [hoursOn(each.day, hours, festival)]));
  if (spans.some((span) => isIn(span, now))) return dayMomentOf(roundedDown(now), festival.timezone);
  const span = hoursOn(day, hours, festival);
  return isIn(span, instantOfMoment(day, evening, festival))
    ? evening
    : dayMomentOf(span.start, festival.timezone);
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
  return countsAlong(
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
