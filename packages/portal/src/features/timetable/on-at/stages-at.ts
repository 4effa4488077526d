import { stageAt, type Interval, type StageAt } from '@lineup/domain';
import type { ScheduleDay, ScheduledSet, StageColumn } from '../grid/group-schedule.ts';

/** A stage of the festival with what is on and what comes. */
export interface StageRow extends StageAt<ScheduledSet> {
  readonly column: StageColumn;
  /** What would play and does not, where nothing else does. */
  readonly off: readonly ScheduledSet[];
}

/**
 * What every stage of a day has at an instant: those on which something is on first, each part in the festival's order. A set of
 * the day before that has not ended counts, one that is not played does not: it is
 * told of only where it leaves its stage empty.
 */
export function stagesAt(
  day: ScheduleDay,
  days: readonly ScheduleDay[],
  span: Interval,
  instant: number,
): readonly StageRow[] {
  // It may be a day without some of its stages.
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
