import { festivalDayOf, type Festival } from '@lineup/domain';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import type { ScheduleSearch } from '../schedule-search.ts';

/**
 * Returns the day to show: the one in the address, else today during the festival, else the first with sets, else the
 * first. Null if the festival has no days and no sets.
 */
export function chosenDay(
  days: readonly ScheduleDay[],
  search: ScheduleSearch,
  festival: Pick<Festival, 'timezone' | 'dayStartsAt'>,
  now: number,
): ScheduleDay | null {
  const requested = search.day === 'outside' ? null : search.day;
  const named = requested === undefined ? undefined : days.find(({ day }) => day === requested);
  const today = festivalDayOf(now, festival);
  return (
    named ?? days.find(({ day }) => day === today) ?? days.find(({ count }) => count > 0) ?? days[0] ?? null
  );
}
