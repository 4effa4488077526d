import type { Hint } from '../../entities/upload.ts';
import { minutesPerDay } from '../../time/clock-time.ts';
import { addDays, type PlainDate } from '../../time/plain-date.ts';
import { addHint } from '../hints.ts';
import { convertToZone } from './iso-date-time.ts';
import type { ParsedDate } from './parse-date.ts';
import type { ParsedDateTime, ParsedPoint } from './parse-time.ts';

/** The start of a set: `minutes` after midnight of `date`, 0 to 1439; `certain` as in `RowTimes`. */
export interface RowStart {
  readonly date: PlainDate;
  readonly minutes: number | null;
  readonly certain: boolean;
}

/** Returns the date of a date field, or an empty text. */
export function writtenDateOf(date: ParsedDate): PlainDate {
  return date.kind === 'date' || date.kind === 'dateTime' ? date.date : '';
}

/**
 * Returns the start of a set from its date field and its start field; a time in the date field is used if there is no
 * other.
 */
export function parseStart(date: ParsedDate, point: ParsedPoint, zone: string, hints: Hint[]): RowStart {
  const written = writtenDateOf(date);
  switch (point.kind) {
    case 'empty':
      return date.kind === 'dateTime' ? startOfDateTime(date, hints) : unknownStart(written);
    case 'unreadable':
      addHint(hints, 'timeStart', 'unreadable', point.source);
      return unknownStart(written);
    case 'clock':
      if (point.minutes >= minutesPerDay) return startPastMidnight(point, written, hints);
      if (!point.exact) addHint(hints, 'timeStart', 'timeFormat', point.source);
      return { date: written, minutes: point.minutes, certain: false };
    case 'utcClock':
      return startInUtc(point, written, zone, hints);
    default:
      return startOfDateTime(point, hints);
  }
}

/** Adds a hint on how the date was derived; a date in the start field takes precedence over the date field. */
export function hintDate(date: ParsedDate, start: ParsedPoint, resolved: string, hints: Hint[]): void {
  const isFromStart = start.kind === 'dateTime' || (start.kind === 'utcClock' && resolved !== '');
  if (isFromStart && writtenDateOf(date) !== resolved) {
    const isPlain = date.kind === 'empty' && start.kind === 'dateTime' && start.code === null;
    if (!isPlain) addHint(hints, 'date', 'splitDateTime', start.source);
  } else if (date.kind === 'unreadable') addHint(hints, 'date', 'unreadable', date.source);
  else if (date.kind === 'date' && !date.exact && !isFromStart)
    addHint(hints, 'date', date.order ?? 'dateFormat', date.source);
  else if (date.kind === 'dateTime') hintDateTime(date, start, hints);
}

/** If the row has its own start, adds a hint that the time in the date field was ignored. */
function hintDateTime(date: ParsedDateTime, start: ParsedPoint, hints: Hint[]): void {
  const own = date.code === 'timeFormat' ? 'splitDateTime' : date.code;
  const code = own ?? (start.kind === 'empty' ? null : 'splitDateTime');
  if (code !== null) addHint(hints, 'date', code, date.source);
}

function unknownStart(date: PlainDate): RowStart {
  return { date, minutes: null, certain: false };
}

interface Written {
  readonly source: string;
  readonly minutes: number;
}

function startPastMidnight(point: Written, written: PlainDate, hints: Hint[]): RowStart {
  addHint(hints, 'timeStart', 'hoursPastMidnight', point.source);
  const date = written === '' ? '' : addDays(written, 1);
  return { date, minutes: point.minutes - minutesPerDay, certain: true };
}

/** Without a date the offset of the festival's zone is unknown, so the time cannot be converted. */
function startInUtc(point: Written, written: PlainDate, zone: string, hints: Hint[]): RowStart {
  const dateTime = written === '' ? null : convertToZone({ date: written, minutes: point.minutes }, 0, zone);
  addHint(hints, 'timeStart', dateTime === null ? 'unreadable' : 'zoneConverted', point.source);
  return dateTime === null ? unknownStart(written) : { ...dateTime, certain: true };
}

function startOfDateTime(point: ParsedDateTime, hints: Hint[]): RowStart {
  if (point.code !== null) addHint(hints, 'timeStart', point.code, point.source);
  const { date, minutes, certain } = point;
  if (minutes < minutesPerDay) return { date, minutes, certain };
  return { date: addDays(date, 1), minutes: 0, certain: true };
}
