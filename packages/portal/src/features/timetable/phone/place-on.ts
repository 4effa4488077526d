import { hoursOn, type Festival, type SharedHours } from '@lineup/domain';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import { instantWithin } from '../on-at/shown-moment.ts';
import type { LastPosition } from '../view/last-position.ts';

/** Returns where the list of a day opens: at the last position, or else now if the day is on; null for its start. */
export function placeOn(
  { day }: Pick<ScheduleDay, 'day'>,
  { moment }: LastPosition,
  hours: SharedHours,
  festival: Pick<Festival, 'timezone' | 'dayStartsAt'>,
  now: number,
): number | null {
  if (day === null) return null;
  if (moment !== null) return instantWithin(day, moment, hours, festival);
  const { start, end } = hoursOn(day, hours, festival);
  return start <= now && now < end ? now : null;
}
