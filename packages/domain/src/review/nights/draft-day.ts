import type { DraftValues } from '../../entities/upload.ts';
import { clockMinutes, isClockTime, type ClockTime } from '../../time/clock-time.ts';
import { addDays, isPlainDate, type PlainDate } from '../../time/plain-date.ts';

type DraftStart = Pick<DraftValues, 'date' | 'timeStart'>;

/**
 * Returns the calendar day on which a draft event starts, for a festival day that starts at `dayStartsAt`; null if it
 * cannot be parsed.
 */
export function calendarDayOf({ date, timeStart }: DraftStart, dayStartsAt: ClockTime): PlainDate | null {
  if (!isPlainDate(date) || !isClockTime(timeStart)) return null;
  return isBefore(timeStart, dayStartsAt) ? addDays(date, 1) : date;
}

/** Returns the festival day of a start on this calendar day: the `date` of a draft event. */
export function festivalDateOf(
  calendarDay: PlainDate,
  timeStart: ClockTime,
  dayStartsAt: ClockTime,
): PlainDate {
  return isBefore(timeStart, dayStartsAt) ? addDays(calendarDay, -1) : calendarDay;
}

/**
 * Returns the `date` that a draft event needs to stay at the same instant when the start of the festival's day changes
 * from `from` to `to`, as the sets of the schedule do; null if the date does not change or cannot be parsed.
 */
export function dateAfterDayStart(draft: DraftStart, from: ClockTime, to: ClockTime): PlainDate | null {
  const day = from === to ? null : calendarDayOf(draft, from);
  if (day === null) return null;
  const date = festivalDateOf(day, draft.timeStart, to);
  return date === draft.date ? null : date;
}

function isBefore(time: ClockTime, dayStartsAt: ClockTime): boolean {
  return clockMinutes(time) < clockMinutes(dayStartsAt);
}
