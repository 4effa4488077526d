import { clockMinutes } from './clock-time.ts';
import { type PlainDate, dateMillis } from './plain-date.ts';
import { utcDate } from './utc-date.ts';
import { wallClockOf } from './wall-clock.ts';

/*
 * The display formats of the specification, which names them by date-fns tokens in American English. They are written
 * out here because date-fns formats in the machine's zone; the tests hold them against date-fns.
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

/** How clocks count the hours: twelve with AM and PM, or all of the day. Named as in `Intl`. */
export const hourCycles = ['h12', 'h23'] as const;
export type HourCycle = (typeof hourCycles)[number];

/** That of a festival which says nothing else. */
export const defaultHourCycle: HourCycle = 'h12';

/**
 * What the clocks of `zone` show at `instant` (milliseconds since the epoch): `h:mm a`, as in "9:05 PM", or in 24 hours `HH:mm`,
 * as in "21:05". A festival says which; that it may say nothing is no reason to leave it out.
 */
export function formatTime(instant: number, zone: string, hourCycle: HourCycle | undefined): string {
  return formatClock(wallClockOf(instant, zone).clock, hourCycle);
}

/** The same of a clock time HH:MM. */
export function formatClock(clock: string, hourCycle: HourCycle | undefined): string {
  const hours = Math.floor(clockMinutes(clock) / 60);
  if (hourCycle === 'h23') return clock;
  return `${hours % 12 || 12}:${clock.slice(3)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** How long something lasts, as in "1 h 15 min", "2 h" or "45 min". */
export function formatLength(minutes: number): string {
  return lengthText(
    minutes,
    (hours) => `${hours} h`,
    (rest) => `${rest} min`,
  );
}

/** The same in words, as in "1 hour 15 minutes". */
export function formatLengthLong(minutes: number): string {
  const counted = (unit: string) => (n: number) => `${n} ${unit}${n === 1 ? '' : 's'}`;
  return lengthText(minutes, counted('hour'), counted('minute'));
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

/** `EEE, MMM d`, as in "Fri, Jul 4". */
export function formatDay(date: PlainDate): string {
  return `${formatWeekday(date).slice(0, 3)}, ${monthDay(date)}`;
}

/** `EEEE`, as in "Friday". */
export function formatWeekday(date: PlainDate): string {
  return weekdays[utcDate(dateMillis(date)).getUTCDay()] ?? '';
}

/** `MMM d, yyyy`, as in "Jul 4, 2025". */
export function formatMonthDayYear(date: PlainDate): string {
  return `${monthDay(date)}, ${date.slice(0, 4)}`;
}

/** `MMMM d`, as in "July 4". */
export function formatFullMonthDay(date: PlainDate): string {
  return `${monthName(date)} ${dayOfMonth(date)}`;
}

/** `PPP`, as in "July 4th, 2025". */
export function formatLongDate(date: PlainDate): string {
  return `${monthName(date)} ${ordinal(dayOfMonth(date))}, ${date.slice(0, 4)}`;
}

/** `MMM d - MMM d, yyyy`, as in "Jul 4 - Jul 6, 2025"; both years where they differ. */
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
