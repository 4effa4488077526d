import { counted } from '../messages/counted.ts';
import { clockMinutes } from './clock-time.ts';
import { type PlainDate, dateMillis } from './plain-date.ts';
import { utcDate } from './utc-date.ts';
import { wallClockOf } from './wall-clock.ts';

/*
 * The display formats of the specification, which names them by date-fns tokens in American English. They are
 * implemented here because date-fns formats in the machine's zone; the tests compare them with date-fns.
 */

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 12-hour clock with AM and PM, or 24-hour clock. Named as in `Intl`. */
export const hourCycles = ['h12', 'h23'] as const;
export type HourCycle = (typeof hourCycles)[number];

/** The default of a festival that has none set. */
export const defaultHourCycle: HourCycle = 'h12';

/**
 * Formats `instant` (milliseconds since the epoch) in `zone`: `h:mm a`, such as "9:05 PM", or `HH:mm`, such as "21:05".
 * The hour cycle of the festival must be passed, although it may be undefined, so that it is not forgotten.
 */
export function formatTime(instant: number, zone: string, hourCycle: HourCycle | undefined): string {
  return formatClock(wallClockOf(instant, zone).clock, hourCycle);
}

/** Formats a clock time HH:MM the same way. */
export function formatClock(clock: string, hourCycle: HourCycle | undefined): string {
  const hours = Math.floor(clockMinutes(clock) / 60);
  if (hourCycle === 'h23') return clock;
  return `${hours % 12 || 12}:${clock.slice(3)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Formats a length as "1 h 15 min", "2 h" or "45 min". */
export function formatLength(minutes: number): string {
  return lengthText(
    minutes,
    (hours) => `${hours} h`,
    (rest) => `${rest} min`,
  );
}

/** Formats a length in words: "1 hour 15 minutes". */
export function formatLengthLong(minutes: number): string {
  return lengthText(
    minutes,
    (hours) => counted(hours, 'hour'),
    (rest) => counted(rest, 'minute'),
  );
}

function lengthText(
  minutes: number,
  hoursText: (hours: number) => string,
  minutesText: (minutes: number) => string,
): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return minutesText(rest);
  return rest === 0 ? hoursText(hours) : `${hoursText(hours)} ${minutesText(rest)}`;
}

/** Formats `EEE, MMM d`: "Fri, Jul 4". */
export function formatDay(date: PlainDate): string {
  return `${formatWeekday(date).slice(0, 3)}, ${monthDay(date)}`;
}

/** Formats `EEEE`: "Friday". */
export function formatWeekday(date: PlainDate): string {
  return weekdays[utcDate(dateMillis(date)).getUTCDay()] ?? '';
}

/** Formats `MMM d, yyyy`: "Jul 4, 2025". */
export function formatMonthDayYear(date: PlainDate): string {
  return `${monthDay(date)}, ${date.slice(0, 4)}`;
}

/** Formats `MMMM d`: "July 4". */
export function formatFullMonthDay(date: PlainDate): string {
  return `${monthName(date)} ${dayOfMonth(date)}`;
}

/** Formats `PPP`: "July 4th, 2025". */
export function formatLongDate(date: PlainDate): string {
  return `${monthName(date)} ${ordinal(dayOfMonth(date))}, ${date.slice(0, 4)}`;
}

/** Formats `MMM d - MMM d, yyyy`: "Jul 4 - Jul 6, 2025"; with both years if they differ. */
export function formatDateRange(startDate: PlainDate, endDate: PlainDate): string {
  const sameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  return `${sameYear ? monthDay(startDate) : formatMonthDayYear(startDate)} - ${formatMonthDayYear(endDate)}`;
}

function monthDay(date: PlainDate): string {
  return `${monthName(date).slice(0, 3)} ${dayOfMonth(date)}`;
}

function monthName(date: PlainDate): string {
  const name = months[Number(date.slice(5, 7)) - 1];
  if (name === undefined) throw new RangeError(`Not a date: ${date}`);
  return name;
}

function dayOfMonth(date: PlainDate): number {
  return Number(date.slice(8, 10));
}

function ordinal(day: number): string {
  const endings = ['th', 'st', 'nd', 'rd'];
  const isTeen = day > 10 && day < 14;
  return `${day}${(isTeen ? undefined : endings[day % 10]) ?? 'th'}`;
}
