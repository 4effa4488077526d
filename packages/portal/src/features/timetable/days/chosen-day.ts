import { festivalDayOf, type Festival } from '@lineup/domain';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import type { ScheduleSearch } from '../schedule-search.ts';

/**
 * The day to show: the one that the address names, else today while the festival is on, else the first with sets, else the
 * first. Null where the festival has no days and no sets.
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
