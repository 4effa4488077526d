import { clockFromMinutes } from '../../time/clock-time.ts';
import { dateMillis } from '../../time/plain-date.ts';
import { instantOf } from '../../time/wall-clock.ts';
import {
  type DateTime,
  type IsoDateTime,
  convertToZone,
  instantToDateTime,
  isFullIso,
  millisPerMinute,
  parseEpoch,
  parseIsoDateTime,
} from './iso-date-time.ts';
import { type ParsedClock, parseClock } from './parse-clock.ts';

/** A clock time of the festival's zone, in minutes after midnight of a date that stands elsewhere. */
interface ParsedClockTime {
  readonly kind: 'clock';
  readonly source: string;
  readonly minutes: number;
  readonly exact: boolean;
}

/** A date and time in the festival's zone; `minutes` is 0 to 1440, the last being the end of the date. */
export interface ParsedDateTime extends DateTime {
  readonly kind: 'dateTime';
  readonly source: string;
  /** What is told of it; null where it is written in full, so that nothing was guessed. */
  readonly code: 'zoneConverted' | 'splitDateTime' | null;
}

export type ParsedPoint =
  | { readonly kind: 'empty' | 'unreadable'; readonly source: string }
  | ParsedClockTime
  /** A clock time with an offset but without a date: `minutes` after midnight in UTC, possibly negative. */
  | { readonly kind: 'utcClock'; readonly source: string; readonly minutes: number }
  | ParsedDateTime;

/** What a time field says; a range has start and end in one field. */
export type ParsedTime =
  ParsedPoint | { readonly kind: 'range'; readonly start: ParsedClockTime; readonly end: ParsedClockTime };

const longestTime = 64;

/** Reads a time field for a festival in this zone. */
export function parseTime(text: string, zone: string): ParsedTime {
  const source = text.trim();
  if (source === '') return { kind: 'empty', source };
  if (source.length > longestTime) return { kind: 'unreadable', source };
  const clock = parseClock(source);
  if (clock !== null) return clockTime(source, clock);
  return parseRange(source) ?? parseUtcClock(source) ?? parseDateTime(source, zone);
}

function clockTime(source: string, { minutes, exact }: ParsedClock): ParsedClockTime {
  return { kind: 'clock', source, minutes, exact };
}

/** "21:00 - 22:30". With am or pm at one of them only, the other could be either: then the range is not read. */
function parseRange(source: string): ParsedTime | null {
  const parts = source.split(/\s*(?:[-–—]|\bto\b|\buntil\b|\btill\b)\s*/iu);
  if (parts.length !== 2) return null;
  const start = parseClock(parts[0] ?? '');
  const end = parseClock(parts[1] ?? '');
  if (start === null || end === null || start.twelveHour !== end.twelveHour) return null;
  const inexact = (reading: ParsedClock) => clockTime(source, { ...reading, exact: false });
  return { kind: 'range', start: inexact(start), end: inexact(end) };
}

/** "19:00Z" and "21:00+02:00"; a minus is not taken for an offset, since "21:00-02:00" is a range. */
function parseUtcClock(source: string): ParsedTime | null {
  const match =
    /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?\s*(?:Z|UTC|GMT|\+(0\d|1[0-4]):?([0-5]\d))$/iu.exec(
      source,
    );
  if (match === null) return null;
  const [, hours, minutes, offsetHours = '0', offsetMinutes = '0'] = match;
  const offset = Number(offsetHours) * 60 + Number(offsetMinutes);
  return { kind: 'utcClock', source, minutes: Number(hours) * 60 + Number(minutes) - offset };
}

function parseDateTime(source: string, zone: string): ParsedPoint {
  const epoch = parseEpoch(source);
  if (epoch !== null) return converted(source, instantToDateTime(epoch, zone));
  const iso = parseIsoDateTime(source);
  return iso === null ? { kind: 'unreadable', source } : fromIsoDateTime(source, iso, zone);
}

/** What an ISO date-time says in the festival's zone. */
export function fromIsoDateTime(
  source: string,
  iso: IsoDateTime,
  zone: string,
): ParsedDateTime | { readonly kind: 'unreadable'; readonly source: string } {
  const isFull = isFullIso(source);
  const { date, minutes, offset } = iso;
  if (offset === null)
    return { kind: 'dateTime', source, code: isFull ? null : 'splitDateTime', date, minutes };
  const here = convertToZone(iso, offset, zone);
  if (here === null) return { kind: 'unreadable', source };
  const isExact = isFull && isInstant(here, iso, zone);
  return { kind: 'dateTime', source, code: isExact ? null : 'zoneConverted', ...here };
}

/** Whether the clock time that was found names the written instant: of one that exists twice the earlier is taken. */
function isInstant(here: DateTime, { date, minutes, offset }: IsoDateTime, zone: string): boolean {
  const written = dateMillis(date) + (minutes - (offset ?? 0)) * millisPerMinute;
  return instantOf(here.date, clockFromMinutes(here.minutes), zone) === written;
}

function converted(source: string, dateTime: DateTime | null): ParsedPoint {
  if (dateTime === null) return { kind: 'unreadable', source };
  return { kind: 'dateTime', source, code: 'zoneConverted', ...dateTime };
}
