import { BoundedCache } from './bounded-cache.ts';
import { utcDate } from './utc-date.ts';

/** A calendar date without a zone, YYYY-MM-DD. The alias documents the meaning; `isPlainDate` checks it. */
export type PlainDate = string;

export const millisPerDay = 86_400_000;

/** Returns true if `text` is a valid calendar date YYYY-MM-DD in the years 1900 to 2200. */
export function isPlainDate(text: string): boolean {
  return text >= '1900' && text < '2201' && millisOf(text) !== null;
}

/**
 * Returns the date's midnight in UTC, in milliseconds since the epoch; throws a RangeError if the date does not exist.
 */
export function dateMillis(date: PlainDate): number {
  const millis = millisOf(date);
  if (millis === null) throw new RangeError(`Not a date: ${date}`);
  return millis;
}

/** Returns the UTC date of `millis` (since the epoch). */
export function plainDateFromMillis(millis: number): PlainDate {
  return datesByDay.get(Math.floor(millis / millisPerDay));
}

/** Returns the date `days` later, or earlier if `days` is negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return plainDateFromMillis(dateMillis(date) + days * millisPerDay);
}

/** Returns the whole days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (dateMillis(to) - dateMillis(from)) / millisPerDay;
}

/** Returns a negative number if `a` is before `b`, 0 if they are equal, a positive number if it is after. */
export function comparePlainDates(a: PlainDate, b: PlainDate): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/* A lineup has thousands of rows but only a few dates, so results are cached. */
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
