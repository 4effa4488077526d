import { addDays, daysBetween, type PlainDate } from '../../time/plain-date.ts';

interface Days {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

const daysOfWeek = 7;

/**
 * By how many days a lineup moves from one edition to another so that each weekday stays what it is: the whole number of weeks
 * with which most of its days are days of the other, and of several the one with which the first days are nearest.
 */
export function daysToSameWeekdays(from: Days, to: Days): number {
  const whole = Math.round(daysBetween(from.start, to.start) / daysOfWeek);
  const reach =
    Math.ceil((daysBetween(from.start, from.end) + daysBetween(to.start, to.end)) / daysOfWeek) + 1;
  let best = { days: whole * daysOfWeek, shared: -1, distance: Number.POSITIVE_INFINITY };
  for (let weeks = whole - reach; weeks <= whole + reach; weeks += 1) {
    const days = weeks * daysOfWeek;
    const shared = sharedDays({ start: addDays(from.start, days), end: addDays(from.end, days) }, to);
    const distance = Math.abs(daysBetween(addDays(from.start, days), to.start));
    if (shared > best.shared || (shared === best.shared && distance < best.distance)) {
      best = { days, shared, distance };
    }
  }
  return best.days;
}

/** How many days are in both. */
function sharedDays(one: Days, other: Days): number {
  const start = one.start > other.start ? one.start : other.start;
  const end = one.end < other.end ? one.end : other.end;
  return Math.max(0, daysBetween(start, end) + 1);
}
