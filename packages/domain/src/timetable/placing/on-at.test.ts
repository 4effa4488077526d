import { describe, expect, it } from 'vitest';
import { countsOverTime, dayMomentOf, instantOfMoment, isDayMoment, stageAt } from './on-at.ts';

const minute = 60_000;
const set = (name: string, from: number, until: number) => ({
  name,
  start: from * minute,
  end: until * minute,
});
const names = (sets: readonly { readonly name: string }[]) => sets.map(({ name }) => name);

describe('what a stage has at a moment', () => {
  const sets = [set('Owl', 0, 60), set('Kelp', 30, 90), set('Reed', 120, 180)];

  it.each([
    [-5, [], 'Owl'],
    [0, ['Owl'], 'Kelp'],
    [45, ['Owl', 'Kelp'], 'Reed'],
    [60, ['Kelp'], 'Reed'],
    [100, [], 'Reed'],
    [179, ['Reed'], undefined],
    [180, [], undefined],
  ])('%i minutes in', (at, on, next) => {
    const found = stageAt(sets, at * minute);
    expect(names(found.on)).toEqual(on);
    expect(found.next?.name).toBe(next);
  });
});

it('counts what is on along a span, with what reaches into it', () => {
  const span = { start: 0, end: 60 * minute };
  const sets = [set('Before', -30, 0), set('Into', -30, 15), set('Long', 10, 70), set('After', 60, 90)];
  expect(countsOverTime(sets, span, 15)).toEqual([2, 1, 1, 1]);
  expect(countsOverTime([], { start: 0, end: 0 }, 15)).toEqual([]);
});

describe('a moment of a festival day', () => {
  const festival = { timezone: 'Europe/Amsterdam', dayStartsAt: '06:00' };

  it('is that of the evening, and in the night that of the date after', () => {
    expect(instantOfMoment('2026-07-03', '22:00', festival)).toBe(Date.UTC(2026, 6, 3, 20));
    expect(instantOfMoment('2026-07-03', '01:30', festival)).toBe(Date.UTC(2026, 6, 3, 23, 30));
  });

  it('tells the two of an hour that comes twice apart, and is the only one on other days', () => {
    const first = Date.UTC(2026, 9, 25, 0, 30);
    const second = first + 60 * minute;
    expect([first, second].map((at) => dayMomentOf(at, festival.timezone))).toEqual(['02:30', '02:30-2']);
    expect(instantOfMoment('2026-10-24', '02:30', festival)).toBe(first);
    expect(instantOfMoment('2026-10-24', '02:30-2', festival)).toBe(second);
    expect(instantOfMoment('2026-10-23', '02:30-2', festival)).toBe(Date.UTC(2026, 9, 24, 0, 30));
  });

  it('is told from other texts', () => {
    expect(['22:00', '02:30-2'].map(isDayMoment)).toEqual([true, true]);
    expect(['', '-2', '25:00', '22:00-3', 'now'].map(isDayMoment)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
