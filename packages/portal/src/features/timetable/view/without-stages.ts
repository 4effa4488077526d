import type { ScheduleDay } from '../grid/group-schedule.ts';

/** Returns the day without these stages, unless none would be left; its columns are still built lazily. */
export function withoutStages(day: ScheduleDay, hidden: readonly string[]): ScheduleDay {
  if (hidden.length === 0) return day;
  const columns = day.columns.filter(({ stage }) => !hidden.includes(stage));
  return columns.length === 0 ? day : { ...day, columns };
}
