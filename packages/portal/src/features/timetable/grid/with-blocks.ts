import {
  festivalDayOf,
  festivalDays,
  formatTime,
  stagesOf,
  timestampToMillis,
  type Block,
  type Festival,
  type TimetableFestival,
} from '@lineup/domain';
import { deepEqual } from '@tanstack/react-router';
import type { ScheduleDay, ScheduledBlock, StageColumn } from './group-schedule.ts';

/**
 * Adds a day for what is outside of the festival's days if there are blocks there, which are shown nowhere else.
 * Returns the same list if there are none.
 */
export function withBlocksOutside(
  days: readonly ScheduleDay[],
  blocks: readonly Block[],
  festival: TimetableFestival & Pick<Festival, 'stages'>,
): readonly ScheduleDay[] {
  const { length: blockCount } = blocksOn(null, blocks, festival);
  if (blockCount === 0) return days;
  const inside = days.filter(({ day }) => day !== null);
  const { count, columns } = days.find(({ day }) => day === null) ?? {
    count: 0,
    columns: stagesOf(festival).map((stage, index) => ({ stage, index, isMissing: false, sets: [] })),
  };
  return [...inside, { day: null, count: count + blockCount, blockCount, columns }];
}

/** Returns the blocks on a festival day, or those outside of all days for null. */
function blocksOn(
  day: ScheduleDay['day'],
  blocks: readonly Block[],
  festival: TimetableFestival,
): readonly Block[] {
  if (blocks.length === 0) return blocks;
  const days = new Set(festivalDays(festival));
  return blocks.filter(({ timeStart }) => {
    const own = festivalDayOf(timestampToMillis(timeStart), festival);
    return day === null ? !days.has(own) : own === day;
  });
}

/**
 * Adds the blocks to a day's stages, for the grid and for what is outside of the festival's days; other views show no
 * blocks. Blocks on stages that are no longer in the festival's list get columns too.
 */
export function withBlocks(
  day: ScheduleDay,
  blocks: readonly Block[],
  clocks: TimetableFestival,
): ScheduleDay {
  const own = blocksOn(day.day, blocks, clocks);
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

function scheduled(
  { id, name, timeStart, timeEnd }: Block,
  { timezone, hourCycle }: TimetableFestival,
): ScheduledBlock {
  const [start, end] = [timestampToMillis(timeStart), timestampToMillis(timeEnd)];
  const clock = (instant: number) => formatTime(instant, timezone, hourCycle);
  return { id, name, start, end, time: `${clock(start)} - ${clock(end)}` };
}

const made = new WeakMap<StageColumn, StageColumn>();

/** Returns the previous object if nothing has changed, so that it is not laid out or rendered again. */
function columnWith(column: StageColumn, blocks: readonly ScheduledBlock[]): StageColumn {
  if (blocks.length === 0) return column;
  const before = made.get(column);
  if (before !== undefined && deepEqual(before.blocks, blocks)) return before;
  const next = { ...column, blocks };
  made.set(column, next);
  return next;
}
