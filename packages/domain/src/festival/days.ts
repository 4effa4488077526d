import type { FestivalData } from '../entities/festival.ts';
import { type ClockTime, clockMinutes } from '../time/clock-time.ts';
import { type PlainDate, addDays, daysBetween } from '../time/plain-date.ts';
import { instantOf, startOfDay, wallClockOf } from '../time/wall-clock.ts';
import { type Timestamp, timestampFromMillis, timestampToMillis } from '../timestamp.ts';
import type { Interval } from './events/intervals.ts';

export type FestivalSpan = Pick<FestivalData, 'timezone' | 'startDate' | 'endDate'>;
export type FestivalClock = Pick<FestivalData, 'timezone' | 'dayStartsAt'>;

/** A festival's first and last date in its zone, and the clock times; null if not set. */
export interface FestivalDates {
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly startTime: ClockTime | null;
  readonly endTime: ClockTime | null;
}

/** The last millisecond of `date` in `zone`, in milliseconds since the epoch. */
export function endOfDay(date: PlainDate, zone: string): number {
  return startOfDay(addDays(date, 1), zone) - 1;
}

/**
 * The first and last date in the festival's zone. A start at 00:00 and an end at the day's last millisecond mean that
 * no time was set. A one-day festival always has a start time, as it cannot be saved without one.
 */
export function festivalDates(festival: FestivalSpan): FestivalDates {
  const { timezone } = festival;
  const startInstant = timestampToMillis(festival.startDate);
  const endInstant = timestampToMillis(festival.endDate);
  const start = wallClockOf(startInstant, timezone);
  const end = wallClockOf(endInstant, timezone);
  const startsAtMidnight = startInstant === startOfDay(start.date, timezone) && start.date !== end.date;
  return {
    start: start.date,
    end: end.date,
    startTime: startsAtMidnight ? null : start.clock,
    endTime: endInstant === endOfDay(end.date, timezone) ? null : end.clock,
  };
}

/** Every date of the festival in its zone, in order. */
export function festivalDays(festival: FestivalSpan): PlainDate[] {
  const { start, end } = festivalDates(festival);
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index));
}

/** The festival day of `instant` (milliseconds since the epoch): before `dayStartsAt` it is the previous date. */
export function festivalDayOf(instant: number, festival: FestivalClock): PlainDate {
  const { date, clock } = wallClockOf(instant, festival.timezone);
  return clockMinutes(clock) < clockMinutes(festival.dayStartsAt) ? addDays(date, -1) : date;
}

/** From the start of a festival day to the start of the next: 23 or 25 hours if the clocks change in between. */
export function spanOfDay(day: PlainDate, { timezone, dayStartsAt }: FestivalClock): Interval {
  const start = instantOf(day, dayStartsAt, timezone);
  return { start, end: instantOf(addDays(day, 1), dayStartsAt, timezone) };
}

/** From the start of the first festival day to the end of the last. */
export function spanOfFestival(festival: FestivalSpan & FestivalClock): Interval {
  const { start, end } = festivalDates(festival);
  return { start: spanOfDay(start, festival).start, end: spanOfDay(end, festival).end };
}

/** A festival's first and last date as entered in a form; an empty or missing time means that none is set. */
export interface FestivalDateInput {
  readonly startDate: PlainDate;
  readonly startTime?: ClockTime | null;
  readonly endDate: PlainDate;
  readonly endTime?: ClockTime | null;
  readonly timezone: string;
}

/** The start and end to store: without times, the first day's 00:00 and the last day's last millisecond in the zone. */
export function festivalTimestamps(input: FestivalDateInput): { startDate: Timestamp; endDate: Timestamp } {
  const { startDate, startTime, endDate, endTime, timezone } = input;
  const start = instantOf(startDate, startTime || '00:00', timezone);
  const end = endTime ? instantOf(endDate, endTime, timezone) : endOfDay(endDate, timezone);
  return { startDate: timestampFromMillis(start), endDate: timestampFromMillis(end) };
}
