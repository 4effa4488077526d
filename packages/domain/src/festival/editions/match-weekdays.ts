import { addDays, daysBetween, type PlainDate } from '../../time/plain-date.ts';

interface Days {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

const daysOfWeek = 7;

/**
 * The number of days by which a lineup moves to another edition so that weekdays stay the same: the whole weeks with
 * which most days of both editions match; on a tie, those with which the first days are closest.
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

/** The number of days in both. */
function sharedDays(one: Days, other: Days): number {
  const start = one.start > other.start ? one.start : other.start;
  const end = one.end < other.end ? one.end : other.end;
  return Math.max(0, daysBetween(start, end) + 1);
}
