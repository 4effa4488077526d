import type { ScheduleDay } from '../grid/group-schedule.ts';

/** The day without the stages of these names, for as long as any is left; its columns are still made when they are asked for. */
export function withoutStages(day: ScheduleDay, hidden: readonly string[]): ScheduleDay {
  if (hidden.length === 0) return day;
  const columns = day.columns.filter(({ stage }) => !hidden.includes(stage));
  return columns.length === 0 ? day : { ...day, columns };
}
