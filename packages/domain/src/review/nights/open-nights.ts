import type { DraftEvent, Hint } from '../../entities/upload.ts';
import type { DateSpan } from '../../lineup/times/complete-date.ts';
import { parseDate } from '../../lineup/times/parse-date.ts';
import { parseTime } from '../../lineup/times/parse-time.ts';
import { clockMinutes, minutesPerDay, type ClockTime } from '../../time/clock-time.ts';

/** Hints for a start that was written with its day, or with hours that continue past midnight. */
const datedStarts: ReadonlySet<Hint['code']> = new Set([
  'zoneConverted',
  'splitDateTime',
  'hoursPastMidnight',
]);

/**
 * Returns true if the file gives the calendar day of the event's start, because it writes day and time together. A day
 * in its own field may be the one on which the night began.
 */
export function saysItsDay({ hints, said, timeStart }: DraftEvent, span: DateSpan, zone: string): boolean {
  if (hints.some(({ field, code }) => field === 'timeStart' && datedStarts.has(code))) return true;
  return isWithDay(said?.timeStart ?? '', zone) || isDayWith(timeStart, said?.date ?? '', span, zone);
}

/** Returns true if the text of a start includes its day, or counts its hours past midnight. */
function isWithDay(words: string, zone: string): boolean {
  const start = parseTime(words, zone);
  if (start.kind === 'clock') return start.minutes >= minutesPerDay;
  return start.kind === 'dateTime' || start.kind === 'utcClock';
}

/** Returns true if the start comes from the text of the date. */
function isDayWith(timeStart: ClockTime, words: string, span: DateSpan, zone: string): boolean {
  const day = parseDate(words, span, zone);
  return day.kind === 'dateTime' && day.certain && day.minutes === clockMinutes(timeStart);
}

/** Returns true if the event was placed in the night after the day in the file. */
export function isPlacedAfterItsDay({ hints }: DraftEvent): boolean {
  return hints.some(({ code }) => code === 'nightOfThisDay');
}
