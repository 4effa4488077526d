import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../../time/plain-date.ts';
import { anyDate, anyZone } from '../../time/testing/zones.ts';
import { aFestival } from '../testing/festivals.ts';
import { festivalDates } from '../days.ts';
import { daysToSameWeekdays } from './match-weekdays.ts';
import { suggestEdition } from './suggest-edition.ts';

const suggested = (name: string, startDate: string, endDate: string) =>
  suggestEdition({ ...aFestival({ startDate, endDate }), name });

describe('the suggestion for the next edition', () => {
  test.each([
    ['Nimbus 2026', 'Nimbus 2027'],
    ['Nimbus', 'Nimbus 2027'],
    ['2026 Nimbus', '2027 Nimbus'],
    ['Area 2000 (2026)', 'Area 2000 (2027)'],
    ['2026 at Pier 2050', '2027 at Pier 2050'],
    ['Nimbus 2025', 'Nimbus 2026'],
    ['Nimbus 12026', 'Nimbus 12026 2027'],
  ])('names it after “%s”: %s', (name, next) => {
    expect(suggested(name, '2026-07-03', '2026-07-05').name).toBe(next);
  });

  test('has the same weekdays a year later', () => {
    expect(suggested('Nimbus', '2026-07-03', '2026-07-05')).toMatchObject({
      startDate: '2027-07-02',
      endDate: '2027-07-04',
    });
  });

  test('does so after 29 February', () => {
    expect(suggested('Nimbus', '2028-02-29', '2028-03-01')).toMatchObject({
      startDate: '2029-02-27',
      endDate: '2029-02-28',
    });
  });

  test('is in the next year where the first days of January are', () => {
    expect(suggested('Nimbus 2026', '2026-01-01', '2026-01-02')).toMatchObject({
      name: 'Nimbus 2027',
      startDate: '2027-01-07',
    });
  });

  test('has as many days, the same weekdays, and the next year, in any zone', () => {
    const anyLength = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(anyDate, anyLength, anyZone, (startDate, length, timezone) => {
        fc.pre(startDate > '1950-02' && startDate < '2198-06');
        const festival = aFestival({ startDate, endDate: addDays(startDate, length), timezone });
        const before = festivalDates(festival);
        const after = suggestEdition(festival);
        expect(daysBetween(before.start, after.startDate) % 7).toBe(0);
        expect(daysBetween(after.startDate, after.endDate)).toBe(daysBetween(before.start, before.end));
        expect(Number(after.startDate.slice(0, 4))).toBe(Number(before.start.slice(0, 4)) + 1);
      }),
    );
  });
});

describe('moving to the same weekdays', () => {
  const moved = (from: [string, string], to: [string, string]) => {
    const days = daysToSameWeekdays({ start: from[0], end: from[1] }, { start: to[0], end: to[1] });
    return [addDays(from[0], days), addDays(from[1], days)];
  };

  test.each([
    ['the same days of the week', ['2026-07-03', '2026-07-05'], ['2027-07-02', '2027-07-04'], '2027-07-02'],
    ['a day less at the beginning', ['2026-07-02', '2026-07-05'], ['2027-07-02', '2027-07-04'], '2027-07-01'],
    ['a whole week for a weekend', ['2026-07-03', '2026-07-05'], ['2027-06-28', '2027-07-04'], '2027-07-02'],
    ['a weekend for a whole week', ['2026-06-29', '2026-07-05'], ['2027-07-02', '2027-07-04'], '2027-06-28'],
    ['two weeks', ['2026-07-03', '2026-07-12'], ['2027-07-09', '2027-07-18'], '2027-07-09'],
  ] as const)('%s', (_, from, to, first) => {
    expect(moved([...from], [...to])[0]).toBe(first);
  });

  test('never shares fewer days than another whole number of weeks', () => {
    const anySpan = fc
      .tuple(anyDate, fc.integer({ min: 0, max: 20 }))
      .filter(([start]) => start > '1951' && start < '2199')
      .map(([start, length]) => ({ start, end: addDays(start, length) }));
    fc.assert(
      fc.property(anySpan, anySpan, fc.integer({ min: -5, max: 5 }), (from, to, weeks) => {
        const days = daysToSameWeekdays(from, to);
        expect(Math.abs(days % 7)).toBe(0);
        const shared = (by: number) => sharedDays(from, to, by);
        expect(shared(days)).toBeGreaterThanOrEqual(shared(days + weeks * 7));
      }),
    );
  });
});

function sharedDays(from: Span, to: Span, by: number): number {
  const days = Array.from({ length: daysBetween(from.start, from.end) + 1 }, (_, day) =>
    addDays(from.start, day + by),
  );
  return days.filter((day) => day >= to.start && day <= to.end).length;
}

interface Span {
  readonly start: string;
  readonly end: string;
}
