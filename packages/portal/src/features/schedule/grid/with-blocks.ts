import {
  festivalDayOf,
  formatTime,
  timestampToMillis,
  type Block,
  type Festival,
  type FestivalClocks,
} from '@lineup/domain';
import { deepEqual } from '@tanstack/react-router';
import type { ScheduleDay, ScheduledBlock, StageColumn } from './group-schedule.ts';

type Clocks = FestivalClocks & Pick<Festival, 'dayStartsAt'>;

/**
 * The day with the blocks on its stages, for the grid: whatever else shows a day knows of none. A stage that is no longer in the
 * festival's list has a column for them too.
 */
export function withBlocks(day: ScheduleDay, blocks: readonly Block[], clocks: Clocks): ScheduleDay {
  const own = blocks.filter(
    ({ timeStart }) => festivalDayOf(timestampToMillis(timeStart), clocks) === day.day,
  );
  if (own.length === 0) return day;
  const on = (stage: string) =>
    own.filter((block) => block.stage === stage).map((block) => scheduled(block, clocks));
  const known = new Set(day.columns.map(({ stage }) => stage));
  const missing = [...new Set(own.map(({ stage }) => stage))].filter((stage) => !known.has(stage));
  const others = missing.map((stage, place): StageColumn => ({
    stage,
    index: known.size + place,
    isMissing: true,
    sets: [],
    blocks: on(stage),
  }));
  return {
    ...day,
    columns: [...day.columns.map((column) => columnWith(column, on(column.stage))), ...others],
  };
}

function scheduled({ id, name, timeStart, timeEnd }: Block, { timezone, hourCycle }: Clocks): ScheduledBlock {
  const [start, end] = [timestampToMillis(timeStart), timestampToMillis(timeEnd)];
  const clock = (instant: number) => formatTime(instant, timezone, hourCycle);
  return { id, name, start, end, time: `${clock(start)} - ${clock(end)}` };
}

const made = new WeakMap<StageColumn, StageColumn>();

/** The same object as before where nothing has changed: it is not laid out and drawn again. */
function columnWith(column: StageColumn, blocks: readonly ScheduledBlock[]): StageColumn {
  if (blocks.length === 0) return column;
  const before = made.get(column);
  if (before !== undefined && deepEqual(before.blocks, blocks)) return before;
  const next = { ...column, blocks };
  made.set(column, next);
  return next;
}
