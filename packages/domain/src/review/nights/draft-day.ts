import type { DraftValues } from '../../entities/upload.ts';
import { clockMinutes, isClockTime, type ClockTime } from '../../time/clock-time.ts';
import { addDays, isPlainDate, type PlainDate } from '../../time/plain-date.ts';

type DraftStart = Pick<DraftValues, 'date' | 'timeStart'>;

/** The calendar day on which a draft event starts, where the festival's day begins at `dayStartsAt`; null while it cannot be read. */
export function calendarDayOf({ date, timeStart }: DraftStart, dayStartsAt: ClockTime): PlainDate | null {
  if (!isPlainDate(date) || !isClockTime(timeStart)) return null;
  return isBefore(timeStart, dayStartsAt) ? addDays(date, 1) : date;
}

/** The festival day of a start on this calendar day: `date` as a draft event has it. */
export function festivalDateOf(
  calendarDay: PlainDate,
  timeStart: ClockTime,
  dayStartsAt: ClockTime,
): PlainDate {
  return isBefore(timeStart, dayStartsAt) ? addDays(calendarDay, -1) : calendarDay;
}

/**
 * The `date` with which a draft event stays when it is once the festival's day begins at `to` instead of `from`, as the sets of
 * the schedule do; null where it keeps the one it has, or has none that can be read.
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
