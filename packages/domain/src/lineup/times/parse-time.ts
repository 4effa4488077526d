import { clockFromMinutes, minutesPerDay } from '../../time/clock-time.ts';
import { addDays, dateMillis, type PlainDate } from '../../time/plain-date.ts';
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
import { splitRange } from './split-range.ts';
import { isOpenEnd, tidyClock } from './tidy-clock.ts';

/** A clock time in the festival's zone, in minutes after midnight of a date given elsewhere. */
interface ParsedClockTime {
  readonly kind: 'clock';
  readonly source: string;
  readonly minutes: number;
  readonly exact: boolean;
  /** True if it was written with am or pm. */
  readonly twelveHour: boolean;
}

/** A date and time in the festival's zone; `minutes` is 0 to 1440, where 1440 is the end of the date. */
export interface ParsedDateTime extends DateTime {
  readonly kind: 'dateTime';
  readonly source: string;
  /** The hint to report; null if it is written in full, so that nothing was guessed. */
  readonly code: 'zoneConverted' | 'splitDateTime' | 'timeFormat' | null;
  /** True if the date is certainly a calendar date: "Fri 01:30" may be the night at the end of Friday. */
  readonly certain: boolean;
}

export type ParsedPoint =
  | { readonly kind: 'empty' | 'unreadable'; readonly source: string }
  | ParsedClockTime
  /** A clock time with an offset but without a date: `minutes` after midnight in UTC, possibly negative. */
  | { readonly kind: 'utcClock'; readonly source: string; readonly minutes: number }
  | ParsedDateTime;

/** A parsed time field; a range has start and end in one field. */
export type ParsedTime =
  ParsedPoint | { readonly kind: 'range'; readonly start: ParsedPoint; readonly end: ParsedPoint };

/** Parses the date next to a clock time; null if there is none. */
export type ReadDay = (text: string) => PlainDate | null;

const longestTime = 64;
const noDay: ReadDay = () => null;

/** Parses a time field for a festival in this zone; `readDay` parses dates that are not in ISO format. */
export function parseTime(text: string, zone: string, readDay: ReadDay = noDay): ParsedTime {
  const source = text.trim();
  if (source === '') return { kind: 'empty', source };
  if (source.length > longestTime) return { kind: 'unreadable', source };
  const clock = parseClock(source);
  if (clock !== null) return clockTime(source, clock);
  return parseOther(source, zone, atMost(mostDays, readDay));
}

/** No time that people write has more possible positions for a date than this. */
const mostDays = 12;

/** Limits the number of dates that are tried, because a text could be split in very many ways. */
function atMost(most: number, readDay: ReadDay): ReadDay {
  let count = 0;
  return (text) => {
    count += 1;
    return count > most ? null : readDay(text);
  };
}

function parseOther(source: string, zone: string, readDay: ReadDay): ParsedTime {
  return (
    parseRange(source, source, zone, readDay) ??
    parseUtcClock(source) ??
    parseDateTime(source, zone) ??
    parseLoosely(source, zone, readDay) ?? { kind: 'unreadable', source }
  );
}

function clockTime(source: string, { minutes, exact, twelveHour }: ParsedClock): ParsedClockTime {
  return { kind: 'clock', source, minutes, exact, twelveHour };
}

/** Ignores words around a time, and accepts any date before or after it. */
function parseLoosely(source: string, zone: string, readDay: ReadDay): ParsedTime | null {
  const tidied = tidyClock(source);
  const clock = parseClock(tidied);
  if (clock !== null) return clockTime(source, { ...clock, exact: false });
  const range = tidied === source ? null : parseRange(tidied, source, zone, readDay);
  return range ?? parseDatedRange(source, zone, readDay) ?? parseDatedClock(source, zone, readDay);
}

/**
 * Parses "21:00 - 22:30", "Fri 22:00 - Sat 01:00" or "22:00 - late". If only one side has am or pm, the other is
 * ambiguous, and the range is not parsed.
 */
function parseRange(text: string, source: string, zone: string, readDay: ReadDay): ParsedTime | null {
  for (const [first, last] of splitRange(text)) {
    const start = parseClock(first) ?? parseClock(tidyClock(first));
    const end = parseClock(last) ?? parseClock(tidyClock(last));
    if (start !== null && end !== null) {
      if (start.twelveHour !== end.twelveHour) continue;
      const inexact = (reading: ParsedClock) => clockTime(source, { ...reading, exact: false });
      return { kind: 'range', start: inexact(start), end: inexact(end) };
    }
    if (start !== null && isOpenEnd(last)) {
      return {
        kind: 'range',
        start: clockTime(source, { ...start, exact: false }),
        end: { kind: 'unreadable', source: last },
      };
    }
    const from = parseDateTime(first, zone) ?? parseDatedClock(first, zone, readDay);
    const to = parseDateTime(last, zone) ?? parseDatedClock(last, zone, readDay) ?? plainClock(last, source);
    if (from !== null && to !== null)
      return { kind: 'range', start: { ...from, source }, end: { ...to, source } };
  }
  return null;
}

function plainClock(text: string, source: string): ParsedPoint | null {
  const clock = parseClock(text);
  return clock === null || clock.twelveHour ? null : clockTime(source, { ...clock, exact: false });
}

/** Parses "Fri 28 June 20:00-21:15". */
function parseDatedRange(source: string, zone: string, readDay: ReadDay): ParsedTime | null {
  for (const { day, time } of splitDay(source, readDay)) {
    const range = parseRange(time, source, zone, noDay);
    if (range?.kind === 'range' && range.start.kind === 'clock') {
      return { ...range, start: datedClock(source, day, range.start.minutes) };
    }
  }
  return null;
}

/** Parses any date and a clock time: "28/06/2024 19:45", "Fri 7pm", "19:45, 28 June". */
export function parseDatedClock(source: string, zone: string, readDay: ReadDay): ParsedDateTime | null {
  for (const { day, time } of splitDay(source, readDay)) {
    const clock = parseClock(time) ?? parseClock(tidyClock(time));
    if (clock !== null && !/^\d{1,4}$/u.test(time)) return datedClock(source, day, clock.minutes);
    const zoned = /^(\d{1,2}:\d\d)(?::\d\d)?\s*((?:UTC|GMT|Z)?\s*(?:[+-]\d\d:?\d\d)?)(?:\s*\(.*\))?$/u.exec(
      time,
    );
    const [, written = '', offset = ''] = zoned ?? [];
    const iso =
      zoned === null ? null : parseIsoDateTime(`${day.date}T${written.padStart(5, '0')}${isoOffset(offset)}`);
    const dateTime = iso === null ? null : fromIsoDateTime(source, iso, zone);
    if (dateTime?.kind === 'dateTime') return { ...dateTime, code: 'zoneConverted' };
  }
  return null;
}

/** Converts "GMT+0200" to "+0200", and "GMT" to "Z". */
function isoOffset(written: string): string {
  const offset = written.replace(/^(?:UTC|GMT|Z)\s*/u, '').trim();
  return offset === '' ? 'Z' : offset;
}

interface WrittenDay {
  readonly date: PlainDate;
  /** True if it is written in full, so that it hardly names a night. */
  readonly isFull: boolean;
}

/** Starts like a time, after a word or two: skips a full parse for most splits of a text. */
const timeLike = /^\D{0,8}\d{1,2}(?:[:.h,;]\d\d|\s*(?:[ap]\b|[ap]\.?m|h\b|uhr|u\b)|\s*[-–—]\s*\d)/iu;

/** Yields the ways to split a text into a date and the text after or before it. */
function* splitDay(
  source: string,
  readDay: ReadDay,
): Generator<{ readonly day: WrittenDay; readonly time: string }> {
  for (const gap of source.matchAll(/[\s,;@|]+(?:[-–]\s+)?|(?<=\d)T(?=\d)/gu)) {
    const before = source.slice(0, gap.index);
    const after = source.slice(gap.index + gap[0].length);
    for (const [date, time] of [
      [before, after],
      [after, before],
    ] as const) {
      if (!timeLike.test(time)) continue;
      const day = readDay(date);
      if (day !== null) yield { day: { date: day, isFull: /\d{4}/u.test(date) }, time };
    }
  }
}

function datedClock(source: string, { date, isFull }: WrittenDay, minutes: number): ParsedDateTime {
  const isPastMidnight = minutes > minutesPerDay;
  const certain = isFull || minutes >= minutesPerDay;
  return {
    kind: 'dateTime',
    source,
    code: certain ? 'splitDateTime' : 'timeFormat',
    date: isPastMidnight ? addDays(date, 1) : date,
    minutes: isPastMidnight ? minutes - minutesPerDay : minutes,
    certain,
  };
}

/** Parses "19:00Z" and "21:00+02:00". A minus is not an offset, because "21:00-02:00" is a range. */
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

function parseDateTime(source: string, zone: string): ParsedDateTime | null {
  const epoch = parseEpoch(source);
  if (epoch !== null) return converted(source, instantToDateTime(epoch, zone));
  const iso = parseIsoDateTime(source);
  const read = iso === null ? null : fromIsoDateTime(source, iso, zone);
  return read?.kind === 'dateTime' ? read : null;
}

/** Converts an ISO date-time to the festival's zone. */
export function fromIsoDateTime(
  source: string,
  iso: IsoDateTime,
  zone: string,
): ParsedDateTime | { readonly kind: 'unreadable'; readonly source: string } {
  const isFull = isFullIso(source);
  const { date, minutes, offset } = iso;
  if (offset === null) {
    return { kind: 'dateTime', source, code: isFull ? null : 'splitDateTime', date, minutes, certain: true };
  }
  const here = convertToZone(iso, offset, zone);
  if (here === null) return { kind: 'unreadable', source };
  const isExact = isFull && isInstant(here, iso, zone);
  return { kind: 'dateTime', source, code: isExact ? null : 'zoneConverted', certain: true, ...here };
}

/** Returns true if the clock time is at the written instant: for one that exists twice, the earlier instant is used. */
function isInstant(here: DateTime, { date, minutes, offset }: IsoDateTime, zone: string): boolean {
  const written = dateMillis(date) + (minutes - (offset ?? 0)) * millisPerMinute;
  return instantOf(here.date, clockFromMinutes(here.minutes), zone) === written;
}

function converted(source: string, dateTime: DateTime | null): ParsedDateTime | null {
  if (dateTime === null) return null;
  return { kind: 'dateTime', source, code: 'zoneConverted', certain: true, ...dateTime };
}
