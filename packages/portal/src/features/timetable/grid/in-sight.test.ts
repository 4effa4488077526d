import { dayAxis } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { scheduledSet } from '../testing/layouts.ts';
import { isColumnInSight, isInSight, openingOf, roughly, sightOf } from './in-sight.ts';
import type { DayLayout, PlacedSet } from './layout-day.ts';

const minute = 60_000;
const never = -1;
const view = { width: 320, height: 500 };

/** A set of this height, at this offset in pixels. */
const placed = (top: number, height = 46): PlacedSet => ({
  set: scheduledSet({ start: top * minute, end: (top + height) * minute }),
  top,
  height,
  lane: 0,
  lanes: 1,
  form: { type: 'usual', name: 1, time: 'line', hasNext: false, hasMark: false, picture: 'none' },
});

/** A day of this height, with a pixel per minute since the epoch, and a column for each list of offsets of sets. */
const dayWith = (height: number, ...columns: readonly number[][]): DayLayout => ({
  day: '2026-07-03',
  direction: 'across',
  lead: 0,
  height,
  hourHeight: 60,
  hours: [],
  midnights: [],
  width: columns.length * 100,
  axis: dayAxis({ start: 0, end: height * minute }, 'UTC', 1),
  topOf: (instant) => (instant < 0 || instant > height * minute ? null : instant / minute),
  columns: columns.map((tops, index) => ({
    stage: `Stage ${index}`,
    index,
    isMissing: false,
    left: index * 100,
    width: 100,
    closed: [],
    gaps: [],
    sets: tops.map((top) => placed(top)),
    blocks: [],
  })),
});

describe('where a day is opened', () => {
  it('is at its first hour while it is not on', () => {
    expect(openingOf(dayWith(900, [30]), view, never)).toEqual({ top: 0, left: 0 });
    expect(openingOf(dayWith(900), view, never)).toEqual({ top: 0, left: 0 });
  });

  it('is a little before what plays now', () => {
    expect(openingOf(dayWith(900, [600]), view, 600 * minute)).toEqual({ top: 460, left: 0 });
  });

  it('is at its first hour while that is still near', () => {
    expect(openingOf(dayWith(900, [60]), view, 60 * minute)).toEqual({ top: 0, left: 0 });
  });

  it('is at the first set of the stages shown where these begin late', () => {
    const day = dayWith(2000, [900], [700], [], [0]);
    expect(openingOf(day, view, never)).toEqual({ top: 676, left: 0 });
    expect(openingOf(day, { ...view, width: 800 }, never)).toEqual({ top: 0, left: 0 });
  });

  it('is at another stage where the first ones have nothing to show', () => {
    expect(openingOf(dayWith(900, [], [], [], [500], [490]), view, never)).toEqual({ top: 466, left: 400 });
    const playing = openingOf(dayWith(900, [0], [0], [0], [620]), view, 600 * minute);
    expect(playing).toEqual({ top: 460, left: 300 });
  });
});

describe('what is drawn', () => {
  const sight = sightOf({ top: 1000, left: 800 }, view);

  it('is what the view has room for, and a little around it', () => {
    const tops = [600, 760, 1000, 1499, 1899, 1901];
    expect(tops.filter((top) => isInSight(placed(top), sight))).toEqual([760, 1000, 1499, 1899]);
  });

  it('is what the view has room for alone while somebody passes by', () => {
    const passing = sightOf({ top: 1000, left: 800 }, view, false);
    const tops = [760, 1000, 1499, 1539, 1541];
    expect(tops.filter((top) => isInSight(placed(top), passing))).toEqual([1000, 1499, 1539]);
    expect([699, 700, 1800].map((left) => isColumnInSight({ left, width: 100 }, passing))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('has what began before and still lasts', () => {
    expect(isInSight(placed(0, 759), sight)).toBe(false);
    expect(isInSight(placed(0, 761), sight)).toBe(true);
  });

  it('leaves out stages that are far to the side', () => {
    const lefts = [300, 500, 800, 1500, 1560];
    expect(lefts.filter((left) => isColumnInSight({ left, width: 100 }, sight))).toEqual([500, 800, 1500]);
  });

  it('stays the same for every spot of a step', () => {
    expect(roughly({ top: 0, left: 0 }, true)).toEqual(roughly({ top: 159, left: 159 }, true));
    expect(roughly({ top: 160, left: 0 }, true)).not.toEqual(roughly({ top: 159, left: 0 }, true));
    expect(roughly({ top: 80, left: 40 })).toEqual(roughly({ top: 119, left: 79 }));
    expect(roughly({ top: 120, left: 0 })).not.toEqual(roughly({ top: 119, left: 0 }));
  });

  it('is all that is seen wherever within a step one is', () => {
    for (const drawsNear of [true, false]) {
      const spot = { top: 1139, left: 819 };
      const { bottom, right } = sightOf(roughly(spot, drawsNear), view, drawsNear);
      expect(bottom).toBeGreaterThanOrEqual(spot.top + view.height);
      expect(right).toBeGreaterThanOrEqual(spot.left + view.width);
    }
  });
});
