import { formatClock, formatDay, wallClockOf, type FestivalClocks } from '@lineup/domain';
import type { ScheduleDay, ScheduledSet } from '../grid/group-schedule.ts';
import type { SortOrder } from '../grid/layout-day.ts';

/** A line of the list of a day: an hour in which something begins, or a set with its stage's place in the list of stages. */
export type TimeRow =
  | { readonly kind: 'hour'; readonly key: string; readonly label: string; readonly instant: number }
  | {
      readonly kind: 'set';
      readonly key: string;
      readonly set: ScheduledSet;
      /** Negative for one that is no longer in the list. */
      readonly stageIndex: number;
    };

const hour = 3_600_000;

/** The sets of a day by time, under the hours in which they begin. `only` leaves those of one stage. */
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

/** The first row at `instant` or later, with the latest first or earlier; the last one where there is none. */
export function rowAt(rows: readonly TimeRow[], instant: number, order: SortOrder): number {
  const found = rows.findIndex((row) =>
    order === 'earliest' ? startOf(row) >= instant : startOf(row) <= instant,
  );
  return found === -1 ? rows.length - 1 : found;
}

/** When what a row shows begins. */
export function startOf(row: TimeRow): number {
  return row.kind === 'hour' ? row.instant : row.set.start;
}
