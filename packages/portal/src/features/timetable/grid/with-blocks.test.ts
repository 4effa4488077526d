import { eventTimestamps, festivalTimestamps, timestampFromMillis, type Block } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { dayOf, scaleWith, scheduledSet } from '../testing/layouts.ts';
import { layoutDay } from './layout-day.ts';
import { withBlocks, withBlocksOutside } from './with-blocks.ts';

const timezone = 'Europe/Lisbon';
const times = { startDate: '2026-07-03', startTime: null, endDate: '2026-07-04', endTime: null, timezone };
const clocks = {
  timezone,
  dayStartsAt: '06:00',
  stages: ['Stage 0', 'Stage 1'],
  ...festivalTimestamps(times),
};
const stamp = timestampFromMillis(0);

function block(name: string, stage: string, timeStart: string, timeEnd: string, date = '2026-07-03'): Block {
  const { endsNextDay: _, notices: __, ...place } = eventTimestamps({ date, timeStart, timeEnd }, clocks);
  return { id: name, name, stage, ...place, created_at: stamp, updated_at: stamp };
}

const evening = Date.UTC(2026, 6, 3, 19);
const set = scheduledSet({ start: evening, end: evening + 3_600_000 });
const day = dayOf('2026-07-03', [set], []);

describe('a day with blocks', () => {
  it('has those of its own night on their stages, and counts none of them', () => {
    const blocks = [
      block('Soundcheck', 'Stage 0', '18:00', '19:30'),
      block('Hold', 'Stage 1', '01:00', '02:00'),
      block('Closed', 'Stage 1', '12:00', '13:00', '2026-07-04'),
    ];
    const shown = withBlocks(day, blocks, clocks);
    expect(shown.columns.map((column) => column.blocks?.map(({ name, time }) => `${name} ${time}`))).toEqual([
      ['Soundcheck 6:00 PM - 7:30 PM'],
      ['Hold 1:00 AM - 2:00 AM'],
    ]);
    expect(shown.count).toBe(1);
    expect(day.columns[0]?.blocks).toBeUndefined();
  });

  it('stays the same object without any, and its columns as long as nothing of them changes', () => {
    const soundcheck = () => block('Soundcheck', 'Stage 0', '18:00', '19:30');
    expect(withBlocks(day, [], clocks)).toBe(day);
    const [first, second] = withBlocks(day, [soundcheck()], clocks).columns;
    const again = withBlocks(day, [soundcheck()], clocks).columns;
    expect([again[0] === first, again[1] === second, second === day.columns[1]]).toEqual([true, true, true]);
    const longer = block('Soundcheck', 'Stage 0', '18:00', '20:00');
    expect(withBlocks(day, [longer], clocks).columns[0]).not.toBe(first);
  });

  it('shows one whose stage the festival no longer has', () => {
    const { columns } = withBlocks(day, [block('Curfew', 'Pier', '23:00', '23:30')], clocks);
    expect(columns.at(-1)).toMatchObject({ stage: 'Pier', index: 2, isMissing: true, sets: [] });
  });

  it('lays a block beside a set that stands over it, and no gap where it is', () => {
    const blocks = [
      block('Soundcheck', 'Stage 0', '18:00', '20:30'),
      block('Hold', 'Stage 0', '23:00', '23:30'),
    ];
    const [column] = layoutDay(withBlocks(day, blocks, clocks), {
      festival: clocks,
      hours: { from: 14 * 3_600_000, to: 15 * 3_600_000 },
      scale: scaleWith(),
      order: 'earliest',
    }).columns;
    expect(column?.sets.map(({ lane, lanes, top }) => [lane, lanes, top])).toEqual([[1, 2, 120]]);
    expect(column?.blocks.map(({ lane, lanes, top }) => [lane, lanes, top])).toEqual([
      [0, 2, 0],
      [0, 1, 300],
    ]);
    expect(column?.gaps.map(({ label }) => label)).toEqual(['2 h']);
  });
});

describe("blocks outside of the festival's days", () => {
  const early = block('Load-in', 'Stage 1', '23:00', '01:00', '2026-07-01');
  /** Still part of the night of the day before the first. */
  const night = block('Hold', 'Pier', '05:00', '05:30', '2026-07-02');
  const inside = block('Soundcheck', 'Stage 0', '18:00', '19:30');
  const all = [early, night, inside];

  it('make the day for what is outside, where no set does', () => {
    const [first, outside, ...rest] = withBlocksOutside([day], all, clocks);
    expect([first === day, rest]).toEqual([true, []]);
    expect(outside).toMatchObject({ day: null, count: 2, blockCount: 2 });
    if (outside === undefined) throw new Error('No such day');
    const { columns } = withBlocks(outside, all, clocks);
    expect(columns.map(({ stage, blocks = [] }) => [stage, ...blocks.map(({ name }) => name)])).toEqual([
      ['Stage 0'],
      ['Stage 1', 'Load-in'],
      ['Pier', 'Hold'],
    ]);
  });

  it('are counted with the sets that are there, and stand on their stages', () => {
    const stray = { ...dayOf('', [set], []), day: null };
    const [, outside] = withBlocksOutside([day, stray], all, clocks);
    expect(outside).toMatchObject({ day: null, count: 3, blockCount: 2 });
    expect(outside?.columns[0]?.sets).toEqual([set]);
  });

  it('change nothing where there are none', () => {
    const days = [day];
    expect(withBlocksOutside(days, [inside], clocks)).toBe(days);
  });
});
