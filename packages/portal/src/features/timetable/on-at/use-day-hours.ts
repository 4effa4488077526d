import { hoursOn, type Festival, type Interval, type SharedHours } from '@lineup/domain';
import { useMemo } from 'react';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import { crowdOf } from './shown-moment.ts';

const nothing: Interval = { start: 0, end: 0 };

/**
 * Returns the hours that a day shows, and the number of played sets along them; an empty span outside of the festival's
 * days.
 */
export function useDayHours(
  { day, columns }: ScheduleDay,
  hours: SharedHours,
  festival: Pick<Festival, 'timezone' | 'dayStartsAt'>,
): { readonly span: Interval; readonly crowd: readonly number[] } {
  const span = useMemo(
    () => (day === null ? nothing : hoursOn(day, hours, festival)),
    [day, hours, festival],
  );
  const crowd = useMemo(
    () =>
      crowdOf(
        columns.flatMap(({ sets }) => sets),
        span,
      ),
    [columns, span],
  );
  return { span, crowd };
}
