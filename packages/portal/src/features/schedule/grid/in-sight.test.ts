import { describe, expect, it } from 'vitest';
import { isInSight, openingOf, sightOf, type Sight } from './in-sight.ts';
import type { DayLayout, PlacedSet } from './layout-day.ts';

const minute = 60_000;
/** A day of so many pixels, one for each minute from the epoch on. */
const dayOf = (height: number): DayLayout => ({
  day: '2026-07-03',
  height,
  hours: [],
  columns: [],
  topOf: (instant) => (instant < 0 || instant > height * minute ? null : instant / minute),
});
const desktop = { innerWidth: 1280, innerHeight: 800 };
const phone = { innerWidth: 360, innerHeight: 740 };
const never = -1;

/** A set of so many pixels from this place down. */
const placed = (top: number, height: number): PlacedSet => ({
  set: {
    id: 'a',
    artistName: 'The Paper Lanterns',
    stage: 'Main',
    start: top * minute,
    end: (top + height) * minute,
    imageURL: null,
    time: '',
    dayText: '',
    endsNextDay: false,
    conflicts: [],
    accepted: [],
  },
  top,
  height,
  lane: 0,
  lanes: 1,
});

/** A day with a column for each list of places where 46 pixels high sets begin. */
const dayWith = (height: number, ...columns: readonly number[][]): DayLayout => ({
  ...dayOf(height),
  columns: columns.map((tops, index) => ({
    stage: `Stage ${index}`,
    index,
    isMissing: false,
    closed: [],
    sets: tops.map((top) => placed(top, 46)),
  })),
});

describe('where a day is opened', () => {
  it('is at its first hour while it is not on', () => {
    expect(openingOf(dayWith(900, [30]), phone, 0, never)).toEqual({ top: 0, column: null });
    expect(openingOf(dayOf(900), phone, 0, never)).toEqual({ top: 0, column: null });
  });

  it('is a little before what plays now', () => {
    expect(openingOf(dayWith(900, [600]), phone, 0, 600 * minute)).toEqual({ top: 460, column: null });
  });

  it('is at its first hour while that is still near', () => {
    expect(openingOf(dayWith(900, [60]), phone, 0, 60 * minute)).toEqual({ top: 0, column: null });
  });

  it('is at the first set of the stages shown where these begin late', () => {
    const day = dayWith(2000, [900], [700], [0]);
    expect(openingOf(day, phone, 0, never)).toEqual({ top: 676, column: null });
    expect(openingOf(day, desktop, 0, never)).toEqual({ top: 0, column: null });
  });

  it('is at another stage where the first ones have nothing to show', () => {
    expect(openingOf(dayWith(900, [], [], [], [500], [400]), phone, 0, never)).toEqual({
      top: 376,
      column: 4,
    });
    const playing = openingOf(dayWith(900, [0], [0], [0], [620]), phone, 0, 600 * minute);
    expect(playing).toEqual({ top: 460, column: 3 });
  });

  it('stays with the stages that somebody has scrolled to', () => {
    expect(openingOf(dayWith(900, [0], [], []), phone, 1, never)).toEqual({ top: 0, column: null });
    expect(openingOf(dayWith(900, [0], [0], [0]), phone, 1, 600 * minute).column).toBeNull();
    expect(openingOf(dayWith(2000, [0], [800]), phone, 0.5, never)).toEqual({ top: 776, column: null });
  });
});

describe('what is in sight of a day that is opened', () => {
  it('is the part of the hours and the stages that the window has room for', () => {
    const sight = sightOf(dayOf(2000), desktop, 0, 0);
    expect(isInSight(placed(0, 50), 0, sight)).toBe(true);
    expect(isInSight(placed(539, 50), 6, sight)).toBe(true);
    expect(isInSight(placed(541, 50), 0, sight)).toBe(false);
    expect(isInSight(placed(0, 50), 7, sight)).toBe(false);
  });

  it('moves down to where the day is opened, and has what began before and still lasts', () => {
    const sight = sightOf(dayOf(2000), desktop, 0, 860);
    expect(isInSight(placed(800, 59), 0, sight)).toBe(false);
    expect(isInSight(placed(800, 61), 0, sight)).toBe(true);
    expect(isInSight(placed(1400, 50), 0, sight)).toBe(true);
  });

  it('reaches to the end of the day where the day cannot be scrolled further', () => {
    const sight = sightOf(dayOf(1000), desktop, 0, 850);
    expect(isInSight(placed(430, 30), 0, sight)).toBe(true);
    expect(isInSight(placed(950, 50), 0, sight)).toBe(true);
  });

  it('begins with the first stage that is scrolled to, and is narrow in a narrow window', () => {
    const sight = sightOf(dayOf(2000), phone, 4, 0);
    const inSight = (sight: Sight) =>
      [3, 4, 5, 6, 7].filter((column) => isInSight(placed(0, 50), column, sight));
    expect(inSight(sight)).toEqual([4, 5]);
    expect(inSight(sightOf(dayOf(2000), phone, 4.5, 0))).toEqual([4, 5, 6]);
  });

  it('is as high as the grid in a window that is low', () => {
    const sight = sightOf(dayOf(2000), { innerWidth: 1280, innerHeight: 300 }, 0, 0);
    expect([203, 205].map((top) => isInSight(placed(top, 50), 0, sight))).toEqual([true, false]);
  });
});
