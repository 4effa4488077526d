import type { Hint, HintCode } from '../../entities/upload.ts';
import { minutesPerDay } from '../../time/clock-time.ts';
import { daysBetween, type PlainDate } from '../../time/plain-date.ts';
import { addHint } from '../hints.ts';
import { convertToZone } from './iso-date-time.ts';
import { parseDuration } from './parse-duration.ts';
import type { ParsedPoint } from './parse-time.ts';
import { isOpenEnd } from './tidy-clock.ts';
import type { RowStart } from './row-start.ts';

/** The values that determine the end of a set. */
export interface EndSources {
  readonly start: RowStart;
  readonly point: ParsedPoint;
  /** The date in the row's date field, or empty. */
  readonly writtenDate: PlainDate;
  /** The text of the row's duration, or empty. */
  readonly duration: string;
  readonly zone: string;
}

interface Written {
  readonly source: string;
  readonly minutes: number;
}

/** Returns the clock time of a set's end in minutes after midnight, 0 to 1439; null if unknown. */
export function parseEnd(sources: EndSources, hints: Hint[]): number | null {
  const { start, point, writtenDate, zone } = sources;
  switch (point.kind) {
    case 'empty':
      return endByDuration(start, sources.duration.trim(), hints);
    case 'unreadable':
      addHint(hints, 'timeEnd', isOpenEnd(point.source) ? 'openEnd' : 'unreadable', point.source);
      return null;
    case 'clock':
      if (point.minutes >= minutesPerDay) {
        return datedEnd(start, writtenDate, point, 'hoursPastMidnight', hints);
      }
      if (!point.exact) addHint(hints, 'timeEnd', 'timeFormat', point.source);
      return point.minutes;
    case 'utcClock':
      return endInUtc(point, writtenDate, zone, hints);
    default:
      return datedEnd(start, point.date, point, point.code, hints);
  }
}

/** Returns an end with its own day. Adds a hint if it is before the start, or a day or more after it. */
function datedEnd(
  start: RowStart,
  date: PlainDate,
  end: Written,
  code: HintCode | null,
  hints: Hint[],
): number | null {
  const length = lengthInMinutes(start, date, end.minutes);
  const hint = length < 0 ? 'endBeforeStart' : length >= minutesPerDay ? 'longerThanADay' : code;
  if (hint !== null) addHint(hints, 'timeEnd', hint, end.source);
  return end.minutes % minutesPerDay;
}

/** Returns the minutes from start to end; 0 if one of the days is unknown. */
function lengthInMinutes(start: RowStart, endDate: PlainDate, endMinutes: number): number {
  if (start.minutes === null || start.date === '' || endDate === '') return 0;
  return daysBetween(start.date, endDate) * minutesPerDay + endMinutes - start.minutes;
}

function endInUtc(end: Written, date: PlainDate, zone: string, hints: Hint[]): number | null {
  const dateTime = date === '' ? null : convertToZone({ date, minutes: end.minutes }, 0, zone);
  addHint(hints, 'timeEnd', dateTime === null ? 'unreadable' : 'zoneConverted', end.source);
  return dateTime?.minutes ?? null;
}

/** Derives a missing end from the length. */
function endByDuration(start: RowStart, duration: string, hints: Hint[]): number | null {
  if (duration === '') return null;
  const source = `duration ${duration}`;
  const minutes = parseDuration(duration);
  if (minutes === null || start.minutes === null) {
    addHint(hints, 'timeEnd', 'unreadable', source);
    return null;
  }
  addHint(hints, 'timeEnd', minutes >= minutesPerDay ? 'longerThanADay' : 'timeFormat', source);
  return (start.minutes + minutes) % minutesPerDay;
}
