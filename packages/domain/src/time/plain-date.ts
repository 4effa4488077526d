import { BoundedCache } from './bounded-cache.ts';
import { utcDate } from './utc-date.ts';

/** A calendar date without zone, YYYY-MM-DD. The alias names the meaning; `isPlainDate` is the check. */
export type PlainDate = string;

export const millisPerDay = 86_400_000;

/** Returns true if `text` is a date of the calendar, YYYY-MM-DD, in the years 1900 to 2200. */
export function isPlainDate(text: string): boolean {
  return text >= '1900' && text < '2201' && millisOf(text) !== null;
}

/** The date's midnight in UTC, in milliseconds since the epoch; throws a RangeError where there is no such date. */
export function dateMillis(date: PlainDate): number {
  const millis = millisOf(date);
  if (millis === null) throw new RangeError(`Not a date: ${date}`);
  return millis;
}

/** The UTC date on which `millis` (since the epoch) lies. */
export function plainDateFromMillis(millis: number): PlainDate {
  return datesByDay.get(Math.floor(millis / millisPerDay));
}

/** The date `days` later, or earlier where `days` is negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return plainDateFromMillis(dateMillis(date) + days * millisPerDay);
}

/** Whole days from `from` to `to`; negative where `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (dateMillis(to) - dateMillis(from)) / millisPerDay;
}

/** Negative where `a` is before `b`, 0 where they are the same date, positive where after. */
export function comparePlainDates(a: PlainDate, b: PlainDate): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/* A lineup has thousands of rows and a handful of dates: what was worked out for one row serves the others. */
const datesByDay = new BoundedCache((day: number) =>
  utcDate(day * millisPerDay)
    .toISOString()
    .slice(0, 10),
);
const millisByDate = new BoundedCache(workOutMillis);

function millisOf(text: string): number | null {
  return text.length === 10 ? millisByDate.get(text) : null;
}

function workOutMillis(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return null;
  const millis = Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8)));
  return plainDateFromMillis(millis) === text ? millis : null;
}
