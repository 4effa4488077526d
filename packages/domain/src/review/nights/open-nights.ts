import type { DraftEvent, Hint } from '../../entities/upload.ts';
import type { DateSpan } from '../../lineup/times/complete-date.ts';
import { parseDate } from '../../lineup/times/parse-date.ts';
import { parseTime } from '../../lineup/times/parse-time.ts';
import { clockMinutes, minutesPerDay, type ClockTime } from '../../time/clock-time.ts';

/** Hints of a start that was written with its day, or with hours that count on past midnight. */
const datedStarts: ReadonlySet<Hint['code']> = new Set([
  'zoneConverted',
  'splitDateTime',
  'hoursPastMidnight',
]);

/**
 * Returns true if the file says on which calendar day the event starts, because it writes day and time as one. A day in a field of its
 * own may be the one on which the night began.
 */
export function saysItsDay({ hints, said, timeStart }: DraftEvent, span: DateSpan, zone: string): boolean {
  if (hints.some(({ field, code }) => field === 'timeStart' && datedStarts.has(code))) return true;
  return isWithDay(said?.timeStart ?? '', zone) || isDayWith(timeStart, said?.date ?? '', span, zone);
}

/** Returns true if the words for a start tell its day as well, or count its hours on from the day before. */
function isWithDay(words: string, zone: string): boolean {
  const start = parseTime(words, zone);
  if (start.kind === 'clock') return start.minutes >= minutesPerDay;
  return start.kind === 'dateTime' || start.kind === 'utcClock';
}

/** Returns true if the words for a date are where the start comes from. */
function isDayWith(timeStart: ClockTime, words: string, span: DateSpan, zone: string): boolean {
  const day = parseDate(words, span, zone);
  return day.kind === 'dateTime' && day.certain && day.minutes === clockMinutes(timeStart);
}

/** Returns true if the event was placed in the night after the day that the file says. */
export function isPlacedAfterItsDay({ hints }: DraftEvent): boolean {
  return hints.some(({ code }) => code === 'nightOfThisDay');
}
