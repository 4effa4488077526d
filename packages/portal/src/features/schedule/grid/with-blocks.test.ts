import { eventTimestamps, timestampFromMillis, type Block } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { dayOf, scaleWith, scheduledSet } from '../testing/layouts.ts';
import { layoutDay } from './layout-day.ts';
import { withBlocks } from './with-blocks.ts';

const clocks = { timezone: 'Europe/Lisbon', dayStartsAt: '06:00' };
const stamp = timestampFromMillis(0);

function block(name: string, stage: string, timeStart: string, timeEnd: string, date = '2026-07-03'): Block {
  const { endsNextDay: _, notices: __, ...times } = eventTimestamps({ date, timeStart, timeEnd }, clocks);
  return { id: name, name, stage, ...times, created_at: stamp, updated_at: stamp };
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
