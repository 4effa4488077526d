import { formatDay, formatWeekday, type PlainDate } from '@lineup/domain';

/** "Friday, Jul 3": found by the whole name of the day, and by the date as the schedule has it. */
export function dayName(day: PlainDate): string {
  return `${formatWeekday(day)}${formatDay(day).slice(3)}`;
}
