import {
  type DateTime,
  convertToZone,
  instantToDateTime,
  parseEpoch,
  parseIsoDateTime,
} from './iso-date-time.ts';
import { type ClockReading, readClock } from './read-clock.ts';

/** A clock time of the festival's zone, in minutes after midnight of a date that stands elsewhere. */
export interface ClockTimeReading {
  readonly kind: 'clock';
  readonly source: string;
  readonly minutes: number;
  readonly exact: boolean;
}

/** A date and time in the festival's zone; `minutes` is 0 to 1440, the last being the end of the date. */
export interface DateTimeReading extends DateTime {
  readonly kind: 'dateTime';
  readonly source: string;
  readonly code: 'zoneConverted' | 'splitDateTime';
}

export type PointReading =
  | { readonly kind: 'empty' | 'unreadable'; readonly source: string }
  | ClockTimeReading
  /** A clock time with an offset but without a date: `minutes` after midnight in UTC, possibly negative. */
  | { readonly kind: 'utcClock'; readonly source: string; readonly minutes: number }
  | DateTimeReading;

/** What a time field says; a range has start and end in one field. */
export type TimeReading =
  PointReading | { readonly kind: 'range'; readonly start: ClockTimeReading; readonly end: ClockTimeReading };

const longestTime = 64;

/** Reads a time field for a festival in this zone. */
export function readTime(text: string, zone: string): TimeReading {
  const source = text.trim();
  if (source === '') return { kind: 'empty', source };
  if (source.length > longestTime) return { kind: 'unreadable', source };
  const clock = readClock(source);
  if (clock !== null) return clockTime(source, clock);
  return readRange(source) ?? readUtcClock(source) ?? readDateTime(source, zone);
}

function clockTime(source: string, { minutes, exact }: ClockReading): ClockTimeReading {
  return { kind: 'clock', source, minutes, exact };
}

/** "21:00 - 22:30". With am or pm at one of them only, the other could be either: then the range is not read. */
function readRange(source: string): TimeReading | null {
  const parts = source.split(/\s*(?:[-–—]|\bto\b|\buntil\b|\btill\b)\s*/iu);
  if (parts.length !== 2) return null;
  const start = readClock(parts[0] ?? '');
  const end = readClock(parts[1] ?? '');
  if (start === null || end === null || start.twelveHour !== end.twelveHour) return null;
  const inexact = (reading: ClockReading) => clockTime(source, { ...reading, exact: false });
  return { kind: 'range', start: inexact(start), end: inexact(end) };
}

/** "19:00Z" and "21:00+02:00"; a minus is not taken for an offset, since "21:00-02:00" is a range. */
function readUtcClock(source: string): TimeReading | null {
  const match =
    /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?\s*(?:Z|UTC|GMT|\+(0\d|1[0-4]):?([0-5]\d))$/iu.exec(
      source,
    );
  if (match === null) return null;
  const [, hours, minutes, offsetHours = '0', offsetMinutes = '0'] = match;
  const offset = Number(offsetHours) * 60 + Number(offsetMinutes);
  return { kind: 'utcClock', source, minutes: Number(hours) * 60 + Number(minutes) - offset };
}

function readDateTime(source: string, zone: string): PointReading {
  const epoch = parseEpoch(source);
  if (epoch !== null) return converted(source, instantToDateTime(epoch, zone));
  const iso = parseIsoDateTime(source);
  if (iso === null) return { kind: 'unreadable', source };
  if (iso.offset !== null) return converted(source, convertToZone(iso, iso.offset, zone));
  return { kind: 'dateTime', source, code: 'splitDateTime', date: iso.date, minutes: iso.minutes };
}

function converted(source: string, dateTime: DateTime | null): PointReading {
  if (dateTime === null) return { kind: 'unreadable', source };
  return { kind: 'dateTime', source, code: 'zoneConverted', ...dateTime };
}
