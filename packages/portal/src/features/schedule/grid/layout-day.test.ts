import { describe, expect, it } from 'vitest';
import type { ScheduleDay, ScheduledSet } from './group-schedule.ts';
import { layoutDay } from './layout-day.ts';

const zone = 'Asia/Kathmandu';
/** 20:00 in Kathmandu, which is a quarter of an hour off the full hours of UTC. */
const eight = Date.UTC(2026, 6, 3, 14, 15);
const minutes = (count: number) => count * 60_000;

function set(id: string, from: number, length: number): ScheduledSet {
  return {
    id,
    artistName: id,
    stage: 'Harbour',
    start: eight + minutes(from),
    end: eight + minutes(from + length),
    imageURL: null,
    time: '',
    dayText: '',
    endsNextDay: false,
    conflicts: [],
    accepted: [],
  };
}

function day(...sets: ScheduledSet[]): ScheduleDay {
  const columns = [{ stage: 'Harbour', index: 0, isMissing: false, sets }];
  return { day: '2026-07-03', count: sets.length, columns };
}

describe('the layout of a day', () => {
  it('runs from the full hour before the first set to the one after the last, in the zone of the festival', () => {
    const { hours, height } = layoutDay(day(set('a', 10, 60), set('b', 80, 50)), zone, 'earliest');
    expect(hours.map(({ label }) => label)).toEqual(['8:00 PM', '9:00 PM', '10:00 PM', '11:00 PM']);
    expect(hours.at(-1)?.top).toBeCloseTo(height);
  });

  it('places sets by their time, and the other way around with the latest first', () => {
    const sets = day(set('a', 0, 60), set('b', 60, 60));
    const early = layoutDay(sets, zone, 'earliest').columns[0]?.sets ?? [];
    const late = layoutDay(sets, zone, 'latest').columns[0]?.sets ?? [];
    expect(early.map((placed) => [placed.set.id, Math.round(placed.top)])).toEqual([
      ['a', 0],
      ['b', 66],
    ]);
    expect(late.map((placed) => [placed.set.id, Math.round(placed.top)])).toEqual([
      ['b', 0],
      ['a', 66],
    ]);
  });

  it('puts overlapping sets side by side and leaves the others their whole width', () => {
    const layout = layoutDay(
      day(set('a', 0, 60), set('b', 30, 60), set('c', 60, 60), set('d', 120, 30)),
      zone,
      'earliest',
    );
    expect(layout.columns[0]?.sets.map(({ set, lane, lanes }) => [set.id, lane, lanes])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 2],
      ['d', 0, 1],
    ]);
  });

  it('keeps a set that takes no time visible', () => {
    const [placed] = layoutDay(day(set('a', 0, 0)), zone, 'earliest').columns[0]?.sets ?? [];
    expect(placed?.height).toBe(24);
  });

  it('knows where an instant lies, and that it lies outside', () => {
    const { topOf } = layoutDay(day(set('a', 0, 60)), zone, 'earliest');
    expect(topOf(eight + minutes(30))).toBeCloseTo(33);
    expect(topOf(eight - 1)).toBeNull();
  });

  it('has no hours on an empty day', () => {
    expect(layoutDay(day(), zone, 'earliest')).toMatchObject({ height: 0, hours: [] });
  });

  it('has the hours for which a stage is closed, also with the latest first', () => {
    const open = [{ start: eight + minutes(30), end: eight + minutes(90) }];
    const [column] = day(set('a', 0, 120)).columns;
    const days = { day: null, count: 1, columns: column === undefined ? [] : [{ ...column, open }] };
    const closed = (order: 'earliest' | 'latest') =>
      layoutDay(days, zone, order).columns[0]?.closed.map(({ top, height }) => [top, height].map(Math.round));
    const [first, second] = [
      [0, 33],
      [99, 33],
    ];
    expect(closed('earliest')).toEqual([first, second]);
    expect(closed('latest')).toEqual([second, first]);
    expect(layoutDay(day(set('a', 0, 120)), zone, 'earliest').columns[0]?.closed).toEqual([]);
  });
});
