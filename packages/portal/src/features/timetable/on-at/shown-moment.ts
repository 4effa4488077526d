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

/** The time at which most festivals have most sets. */
const evening = '22:00';
/** The granularity of moments, in minutes. */
export const momentStep = 5;

/**
 * Returns the suggested moments of a festival day, the default first: now if the day is on, and the evening, or else
 * the first hour shown.
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

/** Returns the instant of a moment, clamped to the hours that the day shows. */
export function instantWithin(
  day: PlainDate,
  moment: string,
  hours: SharedHours,
  festival: FestivalClock,
): number {
  const { start, end } = hoursOn(day, hours, festival);
  return Math.min(end, Math.max(start, instantOfMoment(day, moment, festival)));
}

/** Returns the number of played sets in each quarter hour of a day. */
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
