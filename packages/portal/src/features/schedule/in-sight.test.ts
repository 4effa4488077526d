import { describe, expect, it } from 'vitest';
import { isInSight, openingTop, sightOf, type Sight } from './in-sight.ts';
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
    isOverlapping: false,
  },
  top,
  height,
  lane: 0,
  lanes: 1,
});

describe('where a day is opened', () => {
  it('is at its first set while it is not on', () => {
    expect(openingTop(dayOf(900), never)).toBe(0);
  });

  it('is a little before what plays now', () => {
    expect(openingTop(dayOf(900), 600 * minute)).toBe(460);
  });

  it('is at its first set while that is still near', () => {
    expect(openingTop(dayOf(900), 60 * minute)).toBe(0);
  });
});

describe('what is in sight of a day that is opened', () => {
  it('is the part of the hours and the stages that the window has room for', () => {
    const sight = sightOf(dayOf(2000), desktop, 0, never);
    expect(isInSight(placed(0, 50), 0, sight)).toBe(true);
    expect(isInSight(placed(547, 50), 6, sight)).toBe(true);
    expect(isInSight(placed(549, 50), 0, sight)).toBe(false);
    expect(isInSight(placed(0, 50), 7, sight)).toBe(false);
  });

  it('moves down to what plays now, and has what began before and still lasts', () => {
    const sight = sightOf(dayOf(2000), desktop, 0, 1000 * minute);
    expect(isInSight(placed(800, 59), 0, sight)).toBe(false);
    expect(isInSight(placed(800, 61), 0, sight)).toBe(true);
    expect(isInSight(placed(1400, 50), 0, sight)).toBe(true);
  });

  it('reaches to the end of the day where the day cannot be scrolled further', () => {
    const sight = sightOf(dayOf(1000), desktop, 0, 990 * minute);
    expect(isInSight(placed(430, 30), 0, sight)).toBe(true);
    expect(isInSight(placed(950, 50), 0, sight)).toBe(true);
  });

  it('begins with the first stage that is scrolled to, and is narrow in a narrow window', () => {
    const sight = sightOf(dayOf(2000), phone, 4, never);
    const inSight = (sight: Sight) =>
      [3, 4, 5, 6, 7].filter((column) => isInSight(placed(0, 50), column, sight));
    expect(inSight(sight)).toEqual([4, 5]);
    expect(inSight(sightOf(dayOf(2000), phone, 4.5, never))).toEqual([4, 5, 6]);
  });

  it('is as high as the grid in a window that is low', () => {
    const sight = sightOf(dayOf(2000), { innerWidth: 1280, innerHeight: 300 }, 0, never);
    expect([203, 205].map((top) => isInSight(placed(top, 50), 0, sight))).toEqual([true, false]);
  });
});
