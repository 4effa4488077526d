import { hoursOn, type Festival, type Interval, type SharedHours } from '@lineup/domain';
import { useMemo } from 'react';
import type { ScheduleDay } from '../grid/group-schedule.ts';

const nothing: Interval = { start: 0, end: 0 };

/** The hours that a day shows; none of sets outside of the festival's days. */
export function useSpan(
  { day }: Pick<ScheduleDay, 'day'>,
  hours: SharedHours,
  festival: Pick<Festival, 'timezone' | 'dayStartsAt'>,
): Interval {
  return useMemo(() => (day === null ? nothing : hoursOn(day, hours, festival)), [day, hours, festival]);
}
