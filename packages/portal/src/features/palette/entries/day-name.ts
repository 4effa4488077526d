import { formatDay, formatWeekday, type PlainDate } from '@lineup/domain';

/** "Friday, Jul 3": matches the full name of the day, and the date as in the schedule. */
export function dayName(day: PlainDate): string {
  return `${formatWeekday(day)}${formatDay(day).slice(3)}`;
}
