import { stageAt, type Interval, type StageAt } from '@lineup/domain';
import type { ScheduleDay, ScheduledSet, StageColumn } from '../grid/group-schedule.ts';

/** A stage of the festival with its current and next set. */
export interface StageRow extends StageAt<ScheduledSet> {
  readonly column: StageColumn;
  /** Sets that would be on but are not played; only if nothing else is on. */
  readonly off: readonly ScheduledSet[];
}

/**
 * Returns the stages of a day at an instant: first those on which something is on, each group in the festival's order.
 * Includes sets of the previous day that have not ended. Sets that are not played are only listed (`off`) if nothing
 * else is on.
 */
export function stagesAt(
  day: ScheduleDay,
  days: readonly ScheduleDay[],
  span: Interval,
  instant: number,
): readonly StageRow[] {
  // `day` may be a copy without some of its stages.
  const place = days.findIndex((each) => each.day === day.day);
  const before = days[place - 1]?.columns ?? [];
  const lasting = new Map(
    before.map(({ stage, sets }) => [stage, sets.filter(({ end }) => end > span.start)]),
  );
  const rows = day.columns.map((column) => {
    const sets = [...(lasting.get(column.stage) ?? []), ...column.sets];
    const played = stageAt(
      sets.filter(({ status }) => status === null),
      instant,
    );
    return { column, ...played, off: played.on.length > 0 ? [] : stageAt(sets, instant).on };
  });
  return [...rows.filter(({ on }) => on.length > 0), ...rows.filter(({ on }) => on.length === 0)];
}
