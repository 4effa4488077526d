import { format } from 'date-fns';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatClock,
  formatDateRange,
  formatDay,
  formatLength,
  formatLongDate,
  formatFullMonthDay,
  formatMonthDayYear,
  formatTime,
  formatWeekday,
  formatLengthLong,
} from './format.ts';
import { dateMillis } from './plain-date.ts';
import { anyClock, anyDate } from './testing/zones.ts';

/** Returns noon of `date` in the machine's zone, which date-fns formats in. */
function machineNoon(date: string): Date {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

/** Returns false for dates that the machine's zone skipped: some islands moved to the other side of the date line. */
function machineHas(date: string): boolean {
  return machineNoon(date).getDate() === Number(date.slice(-2));
}

/** Returns that clock time in the machine's zone. */
function machineTime(clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(2026, 0, 15, hours, minutes);
}

test('dates read as date-fns writes the tokens of the specification', () => {
  fc.assert(
    fc.property(anyDate.filter(machineHas), (date) => {
      expect(formatDay(date)).toBe(format(machineNoon(date), 'EEE, MMM d'));
      expect(formatWeekday(date)).toBe(format(machineNoon(date), 'EEEE'));
      expect(formatMonthDayYear(date)).toBe(format(machineNoon(date), 'MMM d, yyyy'));
      expect(formatFullMonthDay(date)).toBe(format(machineNoon(date), 'MMMM d'));
      expect(formatLongDate(date)).toBe(format(machineNoon(date), 'PPP'));
    }),
    { numRuns: 1000 },
  );
});

test('dates that a zone left out read as everywhere else', () => {
  // Kiritimati had no 31 December 1994, and Apia no 30 December 2011.
  expect(formatDay('1994-12-31')).toBe('Sat, Dec 31');
  expect(formatDay('2011-12-30')).toBe('Fri, Dec 30');
});

test('every day of a month has its ending', () => {
  for (let day = 1; day <= 31; day += 1) {
    const date = `2026-12-${String(day).padStart(2, '0')}`;
    expect(formatLongDate(date)).toBe(format(machineNoon(date), 'PPP'));
  }
});

test('times read as date-fns writes h:mm a', () => {
  fc.assert(
    fc.property(anyClock, fc.constantFrom(undefined, 'h12' as const), (clock, hourCycle) => {
      expect(formatClock(clock, hourCycle)).toBe(format(machineTime(clock), 'h:mm a'));
    }),
  );
});

test('times of a festival in 24 hours read as date-fns writes HH:mm', () => {
  fc.assert(
    fc.property(anyClock, (clock) => {
      expect(formatClock(clock, 'h23')).toBe(format(machineTime(clock), 'HH:mm'));
    }),
  );
});

test.each(['24:00', '9:05', ''])('%j is no clock time in either hour cycle', (clock) => {
  expect(() => formatClock(clock, 'h12')).toThrow(RangeError);
  expect(() => formatClock(clock, 'h23')).toThrow(RangeError);
});

describe('formatTime', () => {
  const instant = dateMillis('2026-07-04') + 90_000 * 15;
  test.each([
    ['UTC', '12:22 AM', '00:22'],
    ['Asia/Kathmandu', '6:07 AM', '06:07'],
    ['America/New_York', '8:22 PM', '20:22'],
    ['Pacific/Auckland', '12:22 PM', '12:22'],
  ])('is in %s what the clocks there show', (zone, of12, of24) => {
    expect(formatTime(instant, zone, undefined)).toBe(of12);
    expect(formatTime(instant, zone, 'h23')).toBe(of24);
  });
});

describe('formatDateRange', () => {
  test.each([
    ['2025-07-04', '2025-07-06', 'Jul 4 - Jul 6, 2025'],
    ['2025-07-31', '2025-08-02', 'Jul 31 - Aug 2, 2025'],
    ['2025-12-30', '2026-01-02', 'Dec 30, 2025 - Jan 2, 2026'],
    ['2025-07-04', '2025-07-04', 'Jul 4 - Jul 4, 2025'],
  ])('%s to %s', (start, end, text) => {
    expect(formatDateRange(start, end)).toBe(text);
  });
});

test.each(['', '2025-13-01', 'no date at'])('%j is an error', (date) => {
  expect(() => formatLongDate(date)).toThrow(RangeError);
  expect(() => formatDay(date)).toThrow(RangeError);
});

test.each([
  [0, '0 min', '0 minutes'],
  [1, '1 min', '1 minute'],
  [45, '45 min', '45 minutes'],
  [60, '1 h', '1 hour'],
  [75, '1 h 15 min', '1 hour 15 minutes'],
  [120, '2 h', '2 hours'],
  [1365, '22 h 45 min', '22 hours 45 minutes'],
])('%i minutes are "%s", in words "%s"', (minutes, short, words) => {
  expect(formatLength(minutes)).toBe(short);
  expect(formatLengthLong(minutes)).toBe(words);
});
