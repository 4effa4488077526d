import { sharedHours } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { dayOf, scaleWith, scheduledSet } from '../testing/layouts.ts';
import type { ScheduledSet } from './group-schedule.ts';
import { layoutDay, type SortOrder } from './layout-day.ts';

const festival = { timezone: 'Asia/Kathmandu', dayStartsAt: '06:00' };
/** 20:00 in Kathmandu, whose offset from UTC is not a multiple of an hour. */
const eight = Date.UTC(2026, 6, 3, 14, 15);
const minutes = (count: number) => count * 60_000;

function set(id: string, from: number, length: number, traits: Partial<ScheduledSet> = {}): ScheduledSet {
  return scheduledSet({
    id,
    artistName: id,
    start: eight + minutes(from),
    end: eight + minutes(from + length),
    ...traits,
  });
}

function layout(stages: readonly (readonly ScheduledSet[])[], order: SortOrder = 'earliest') {
  const hours = sharedHours(stages.flat(), festival);
  return layoutDay(dayOf('2026-07-03', ...stages), { festival, hours, scale: scaleWith(), order });
}

describe('the layout of a day', () => {
  it('runs from the full hour before the first set to the one after the last, in the zone of the festival', () => {
    const { hours, height } = layout([[set('a', 10, 60), set('b', 80, 50)]]);
    expect(hours.map(({ label }) => label)).toEqual(['8:00 PM', '9:00 PM', '10:00 PM', '11:00 PM']);
    expect(hours.at(-1)?.top).toBe(height);
  });

  it('shows the hours of all days on each, and more where a set of the day lies beyond', () => {
    const hours = sharedHours([set('other', -120, 300)], festival);
    const long = dayOf('2026-07-03', [set('a', 0, 360)]);
    const { hours: lines } = layoutDay(long, { festival, hours, scale: scaleWith(), order: 'earliest' });
    expect([lines[0]?.label, lines.at(-1)?.label]).toEqual(['6:00 PM', '2:00 AM']);
  });

  it('keeps the columns that stay where they were', () => {
    const day = dayOf('2026-07-03', [set('a', 0, 60)], [set('b', 30, 60)]);
    const hours = sharedHours([set('a', 0, 60), set('b', 30, 60)], festival);
    const scale = scaleWith();
    const columns = (order: SortOrder) => layoutDay(day, { festival, hours, scale, order }).columns;
    const before = columns('earliest');
    expect(columns('earliest').map((column, place) => column === before[place])).toEqual([true, true]);
    expect(columns('latest')[0]).not.toBe(before[0]);
  });

  it('shows the sets of other days that are on in its hours, cut at the edges', () => {
    const own = set('own', 180, 90, { stage: 'Stage 0' });
    const early = set('early', 250, 120, { stage: 'Stage 1' });
    const day = { ...dayOf('2026-07-03', [own], []), setsOfOtherDays: () => [early] };
    const shown = layoutDay(day, {
      festival,
      hours: sharedHours([own], festival),
      scale: scaleWith(),
      order: 'earliest',
    });
    expect(shown.height).toBe(120);
    expect(
      shown.columns.map(({ sets }) =>
        sets.map(({ top, height, isFromOtherDay }) => [top, height, isFromOtherDay]),
      ),
    ).toEqual([[[0, 89, undefined]], [[70, 50, true]]]);
  });

  it('marks midnight with the new date', () => {
    expect(layout([[set('a', 180, 120)]]).midnights).toEqual([{ label: 'Sat, Jul 4', top: 60 }]);
  });

  it('places sets by their time, and the other way around with the latest first', () => {
    const sets = [[set('a', 0, 60), set('b', 60, 60)]];
    const tops = (order: SortOrder) =>
      layout(sets, order).columns[0]?.sets.map(({ set, top }) => [set.id, top]);
    expect(tops('earliest')).toEqual([
      ['a', 0],
      ['b', 60],
    ]);
    expect(tops('latest')).toEqual([
      ['b', 0],
      ['a', 60],
    ]);
  });

  it('puts overlapping sets side by side, within their column as long as their times can be read there', () => {
    const overlapping = [set('a', 0, 60), set('b', 30, 60), set('c', 60, 60), set('d', 120, 30)];
    const { columns } = layout([overlapping, [set('e', 0, 60)], [set('f', 0, 4), set('g', 4, 9)]]);
    expect(columns[0]?.sets.map(({ set, lane, lanes }) => [set.id, lane, lanes])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 2],
      ['d', 0, 1],
    ]);
    expect(columns.map(({ left, width }) => [left, width])).toEqual([
      [0, 132],
      [132, 100],
      [232, 116],
    ]);
  });

  it('makes no column wider than its lanes can be read in, where that would push a stage out of the window', () => {
    const overlapping = [set('a', 0, 60), set('b', 30, 60)];
    const stages = [overlapping, [set('c', 0, 60)], [set('d', 0, 60)]];
    const widths = (width: number) => {
      const scale = scaleWith({ width, height: 600 });
      const hours = sharedHours(stages.flat(), festival);
      const day = dayOf('2026-07-03', ...stages);
      return layoutDay(day, { festival, hours, scale, order: 'earliest' }).columns.map((each) => each.width);
    };
    expect(widths(332)).toEqual([132, 100, 100]);
    expect(widths(331)).toEqual([116, 100, 100]);
  });

  it('gives low sets side by side the room for their times where the window has it', () => {
    const pair = [set('a', 0, 25), set('b', 10, 25)];
    const { columns } = layout([pair]);
    expect(columns[0]?.width).toBeGreaterThan(190);
    expect(columns[0]?.sets.map(({ form }) => form.time)).toEqual(['smallLine', 'smallLine']);
  });

  it('makes a column wide enough for the longest word of its names, up to a limit', () => {
    const names = ['Owl', 'Fundamentalists', 'A'.repeat(300)];
    const widths = layout(names.map((artistName, place) => [set(`s${place}`, 0, 60, { artistName })]));
    expect(widths.columns.map(({ width }) => Math.round(width))).toEqual([100, 128, 150]);
  });

  it('shares the window among stages that lie down, each as high as its overlaps need', () => {
    const six = Array.from({ length: 6 }, (_, place) => set(`s${place}`, 0, 60));
    const scale = scaleWith({ width: 300, height: 1200 }, 'down');
    const stages = [[set('a', 0, 60)], six, [set('b', 0, 60)]];
    const hours = sharedHours(stages.flat(), festival);
    const { columns } = layoutDay(dayOf('2026-07-03', ...stages), {
      festival,
      hours,
      scale,
      order: 'earliest',
    });
    expect(columns.map(({ left, width }) => [left, width])).toEqual([
      [0, 88],
      [88, 144],
      [232, 88],
    ]);
    expect(columns.map(({ sets }) => sets[0]?.form.name)).toEqual([3, 1, 3]);
  });

  it('tells how much of a day is shown before its beginning, so that another day can show the same hour', () => {
    const sets = [[set('a', 0, 60)]];
    expect(layout(sets).lead).toBe(-14 * 60);
    expect(layout(sets, 'latest').lead).toBe(15 * 60);
  });

  it('shows the whole time on every card that is at least 20 pixels high', () => {
    const { columns } = layout([
      [set('a', 0, 60), set('b', 60, 36), set('c', 96, 21), set('d', 117, 12)],
      [set('e', 0, 60), set('f', 0, 60), set('g', 0, 60)],
    ]);
    const times = columns.map(({ sets }) => sets.map(({ form }) => form.time));
    expect(times).toEqual([
      ['line', 'line', 'smallLine', 'beside'],
      ['line', 'line', 'line'],
    ]);
  });

  it('begins and ends with the sets of the day where a whole day is to be seen', () => {
    const hours = sharedHours([set('other', -120, 600)], festival);
    const labels = (isFit: boolean, sets: readonly ScheduledSet[]) => {
      const scale = { ...scaleWith(), isFit };
      const { hours: lines } = layoutDay(dayOf('2026-07-03', sets), {
        festival,
        hours,
        scale,
        order: 'earliest',
      });
      return [lines[0]?.label, lines.at(-1)?.label];
    };
    expect(labels(true, [set('a', 10, 90)])).toEqual(['8:00 PM', '10:00 PM']);
    expect(labels(false, [set('a', 10, 90)])).toEqual(['6:00 PM', '4:00 AM']);
    expect(labels(true, [])).toEqual(['6:00 PM', '4:00 AM']);
  });

  it('puts short sets that follow one another side by side, so that each has its name', () => {
    const lanes = (...sets: readonly ScheduledSet[]) =>
      layout([sets]).columns[0]?.sets.map((each) => [each.lane, each.lanes]);
    expect(lanes(set('a', 0, 5), set('b', 5, 5))).toEqual([
      [0, 2],
      [1, 2],
    ]);
    // A longer one has its name below the area that the short one covers.
    expect(lanes(set('a', 0, 5), set('b', 5, 60))).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('keeps a set that takes no time visible', () => {
    expect(layout([[set('a', 0, 0)]]).columns[0]?.sets[0]?.height).toBe(11);
  });

  it('shows hours without a set between two sets, and says how many', () => {
    const { columns } = layout([[set('a', 0, 60), set('b', 90, 30), set('c', 210, 30)]]);
    expect(columns[0]?.gaps).toEqual([{ top: 120, height: 90, label: '1 h 30 min' }]);
  });

  it('knows where an instant lies, and that it lies outside', () => {
    const { topOf } = layout([[set('a', 0, 60)]]);
    expect(topOf(eight + minutes(30))).toBe(30);
    expect(topOf(eight - 1)).toBeNull();
  });

  it('gives a set of five minutes and one of 22 hours the place of their minutes', () => {
    const { columns, height } = layout([[set('short', 0, 5)], [set('long', 0, 22 * 60)]]);
    const [short, long] = columns.map(({ sets }) => sets[0]);
    expect([short?.top, long?.top, long?.height]).toEqual([0, 0, 22 * 60 - 1]);
    expect(short?.height).toBeLessThan(60);
    expect(height).toBe(22 * 60);
  });

  it('puts six that overlap side by side, each in a lane of its own', () => {
    const six = Array.from({ length: 6 }, (_, place) => set(`s${place}`, place * 5, 60));
    const [column] = layout([six]).columns;
    expect(column?.sets.map(({ lane, lanes }) => [lane, lanes])).toEqual(
      [0, 1, 2, 3, 4, 5].map((lane) => [lane, 6]),
    );
    expect(column?.width).toBeGreaterThan(100);
  });

  it('has no hours while nothing is scheduled on any day', () => {
    expect(layout([[]])).toMatchObject({ height: 0, hours: [], midnights: [] });
  });

  it('has the hours for which a stage is closed, also with the latest first', () => {
    const open = [{ start: eight + minutes(30), end: eight + minutes(90) }];
    const sets = [set('a', 0, 120)];
    const day = dayOf('2026-07-03', sets);
    const columns = day.columns.map((column) => ({ ...column, open }));
    const hours = sharedHours(sets, festival);
    const closed = (order: SortOrder) =>
      layoutDay({ ...day, columns }, { festival, hours, scale: scaleWith(), order }).columns[0]?.closed;
    const [first, second] = [
      { top: 0, height: 30 },
      { top: 90, height: 30 },
    ];
    expect(closed('earliest')).toEqual([first, second]);
    expect(closed('latest')).toEqual([second, first]);
    expect(layout([sets]).columns[0]?.closed).toEqual([]);
  });
});

describe('the layout of a night in which the clocks change', () => {
  const amsterdam = { timezone: 'Europe/Amsterdam', dayStartsAt: '06:00' };
  /** Builds a set that begins this many minutes after the clock change. */
  const at = (change: number) => (id: string, from: number, length: number) =>
    scheduledSet({ id, artistName: id, start: change + minutes(from), end: change + minutes(from + length) });
  const night = (day: string, sets: readonly ScheduledSet[]) =>
    layoutDay(dayOf(day, sets), {
      festival: amsterdam,
      hours: sharedHours(sets, amsterdam),
      scale: scaleWith(),
      order: 'earliest',
    });

  it('has two o’clock twice in autumn, an hour apart, and the sets of both', () => {
    const set = at(Date.UTC(2026, 9, 25, 1));
    const { hours, columns } = night('2026-10-24', [set('first', -30, 60), set('second', 30, 60)]);
    expect(hours.map(({ label, top }) => [label, top])).toEqual([
      ['2:00 AM', 0],
      ['2:00 AM again', 60],
      ['3:00 AM', 120],
      ['4:00 AM', 180],
    ]);
    expect(columns[0]?.sets.map(({ set: { id }, top, height }) => [id, top, height])).toEqual([
      ['first', 30, 59],
      ['second', 90, 59],
    ]);
  });

  it('has no two o’clock in spring: three follows one', () => {
    const set = at(Date.UTC(2026, 2, 29, 1));
    const { hours, columns } = night('2026-03-28', [set('before', -60, 60), set('after', 0, 60)]);
    expect(hours.map(({ label, top }) => [label, top])).toEqual([
      ['1:00 AM', 0],
      ['3:00 AM', 60],
      ['4:00 AM', 120],
    ]);
    expect(columns[0]?.sets.map(({ top, height }) => [top, height])).toEqual([
      [0, 59],
      [60, 59],
    ]);
  });
});
