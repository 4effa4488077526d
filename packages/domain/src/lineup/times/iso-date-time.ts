import { clockMinutes } from '../../time/clock-time.ts';
import { dateMillis, isPlainDate, type PlainDate } from '../../time/plain-date.ts';
import { wallClockOf } from '../../time/wall-clock.ts';

/** A date and a clock time in minutes after that date's midnight, both in the festival's zone. */
export interface DateTime {
  readonly date: PlainDate;
  readonly minutes: number;
}

/** An ISO date-time as written, before any zone is applied; `offset` in minutes ahead of UTC, null without a zone. */
export interface IsoDateTime extends DateTime {
  readonly offset: number | null;
}

const pattern =
  /^(\d{4}-\d\d-\d\d)(?:T|\s+)([01]\d|2[0-4]|\d):?([0-5]\d)(?::?[0-5]\d(?:[.,]\d+)?)?\s*(Z|UTC|GMT|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?(?:\[[\w/+-]+\])?$/iu;

export const millisPerMinute = 60_000;
const fullPattern = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:\d\d)?$/u;
const earliest = dateMillis('1900-01-01');
const latest = dateMillis('2200-12-31');

/** Parses an ISO date-time; seconds are dropped. Null if `text` is not one or its date does not exist. */
export function parseIsoDateTime(text: string): IsoDateTime | null {
  const match = pattern.exec(text);
  if (match === null) return null;
  const [, date = '', hours = '', minutes = '', zone] = match;
  const minutesOfDay = Number(hours) * 60 + Number(minutes);
  if (!isPlainDate(date) || minutesOfDay > 1440) return null;
  return { date, minutes: minutesOfDay, offset: zone === undefined ? null : zoneOffset(zone) };
}

/** Returns true if an ISO date-time is in the standard form, to the minute, so that nothing was guessed or dropped. */
export function isFullIso(text: string): boolean {
  return fullPattern.test(text);
}

/** Converts an ISO date-time with an offset, in minutes, to the clock time of `zone`. */
export function convertToZone(written: DateTime, offset: number, zone: string): DateTime | null {
  return instantToDateTime(dateMillis(written.date) + (written.minutes - offset) * millisPerMinute, zone);
}

/** Parses seconds or milliseconds since 1970 to milliseconds; null if the number is too small for either. */
export function parseEpoch(text: string): number | null {
  if (!/^\d{9,13}(?:\.\d+)?$/u.test(text)) return null;
  const number = Number(text);
  return number >= 100_000_000_000 ? number : number * 1000;
}

/**
 * Returns what the clocks of `zone` show at `instant`, milliseconds since the epoch; null outside the years 1900 to
 * 2200.
 */
export function instantToDateTime(instant: number, zone: string): DateTime | null {
  if (instant < earliest || instant >= latest) return null;
  const { date, clock } = wallClockOf(Math.floor(instant), zone);
  return { date, minutes: clockMinutes(clock) };
}

function zoneOffset(zone: string): number {
  const match = /^([+-])(\d\d):?(\d\d)?$/u.exec(zone);
  if (match === null) return 0;
  const [, sign, hours, minutes = '0'] = match;
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -offset : offset;
}
