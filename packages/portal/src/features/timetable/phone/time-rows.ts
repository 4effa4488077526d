import { formatClock, formatDay, wallClockOf, type FestivalClocks } from '@lineup/domain';
import type { ScheduleDay, ScheduledSet } from '../grid/group-schedule.ts';
import type { SortOrder } from '../grid/layout-day.ts';

/** A row of a day's list: an hour in which something begins, or a set with the index of its stage. */
export type TimeRow =
  | { readonly kind: 'hour'; readonly key: string; readonly label: string; readonly instant: number }
  | {
      readonly kind: 'set';
      readonly key: string;
      readonly set: ScheduledSet;
      /** Negative if the stage is no longer in the list. */
      readonly stageIndex: number;
    };

const hour = 3_600_000;

/** Returns the sets of a day by time, under the hours in which they begin. `only` restricts them to one stage. */
export function timeRows(
  { day, columns }: ScheduleDay,
  { only, order, clocks }: { only: string | undefined; order: SortOrder; clocks: FestivalClocks },
): readonly TimeRow[] {
  const sets = columns
    .filter(({ stage }) => only === undefined || stage === only)
    .flatMap(({ sets, index, isMissing }) => sets.map((set) => ({ set, stageIndex: isMissing ? -1 : index })))
    .sort((a, b) => a.set.start - b.set.start || a.stageIndex - b.stageIndex);
  if (order === 'latest') sets.reverse();
  let last: string | null = null;
  let lastDate: string | null = null;
  return sets.flatMap(({ set, stageIndex }): TimeRow[] => {
    const { date, clock } = wallClockOf(set.start, clocks.timezone);
    const begun = Math.floor(set.start / hour);
    const key = `${date} ${clock.slice(0, 2)} ${begun}`;
    const row: TimeRow = { kind: 'set', key: set.id, set, stageIndex };
    if (key === last) return [row];
    const hourText = formatClock(`${clock.slice(0, 2)}:00`, clocks.hourCycle);
    const isNewDate = lastDate !== date && (lastDate !== null || day === null);
    [last, lastDate] = [key, date];
    const label = isNewDate ? `${formatDay(date)} · ${hourText}` : hourText;
    return [{ kind: 'hour', key, label, instant: set.start }, row];
  });
}

/**
 * Returns the index of the first row at `instant` or later (in reverse order: or earlier); the last one if there is
 * none.
 */
export function rowAt(rows: readonly TimeRow[], instant: number, order: SortOrder): number {
  const found = rows.findIndex((row) =>
    order === 'earliest' ? startOf(row) >= instant : startOf(row) <= instant,
  );
  return found === -1 ? rows.length - 1 : found;
}

/** Returns when a row's hour or set begins. */
export function startOf(row: TimeRow): number {
  return row.kind === 'hour' ? row.instant : row.set.start;
}
