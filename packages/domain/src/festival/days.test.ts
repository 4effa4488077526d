import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/plain-date.ts';
import { anyClock, anyDate, anyInstant, anyZone } from '../time/testing/zones.ts';
import { resolveWallClock, startOfDay, wallClockOf } from '../time/wall-clock.ts';
import { timestampToMillis } from '../timestamp.ts';
import { endOfDay, festivalDates, festivalDayOf, festivalDays, festivalTimestamps } from './days.ts';
import { aFestival } from './testing/festivals.ts';

/** Returns true unless the zone skipped this date altogether, as Apia did in 2011. */
function exists(date: string, zone: string): boolean {
  return resolveWallClock(date, '12:00', zone).kind !== 'gap';
}

describe('festivalDates', () => {
  test('tells no times where none were given', () => {
    expect(festivalDates(aFestival())).toEqual({
      start: '2026-07-03',
      end: '2026-07-05',
      startTime: null,
      endTime: null,
    });
  });

  test('tells the times that were given', () => {
    expect(festivalDates(aFestival({ startTime: '14:30', endTime: '23:00' }))).toMatchObject({
      startTime: '14:30',
      endTime: '23:00',
    });
  });

  test('keeps a given 23:59 apart from the end of the day', () => {
    expect(festivalDates(aFestival({ endTime: '23:59' })).endTime).toBe('23:59');
  });

  test('tells the start time of a single day, also when it is 00:00', () => {
    const day = aFestival({ endDate: '2026-07-03', startTime: '00:00', endTime: '18:00' });
    expect(festivalDates(day)).toMatchObject({ startTime: '00:00', endTime: '18:00' });
  });

  test('tells no start time at the first moment of a day that has no midnight', () => {
    const day = { startDate: '1998-09-27', endDate: '1998-09-29', timezone: 'America/Santiago' };
    const startTimeOf = (startTime: string) =>
      festivalDates({ ...festivalTimestamps({ ...day, startTime }), timezone: day.timezone }).startTime;
    expect(startTimeOf('01:00')).toBeNull();
    expect(startTimeOf('01:01')).toBe('01:01');
  });

  test('is the inverse of festivalTimestamps in any zone', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 30 }), anyZone, (startDate, length, timezone) => {
        const endDate = addDays(startDate, length);
        fc.pre([startDate, endDate].every((date) => exists(date, timezone)));
        const span = festivalTimestamps({ startDate, endDate, timezone });
        expect(festivalDates({ ...span, timezone })).toEqual({
          start: startDate,
          end: endDate,
          startTime: null,
          endTime: null,
        });
      }),
      { numRuns: 500 },
    );
  });

  test('gives back times of any zone', () => {
    fc.assert(
      fc.property(anyDate, anyClock, anyClock, anyZone, (startDate, startTime, endTime, timezone) => {
        const endDate = addDays(startDate, 2);
        fc.pre(resolveWallClock(startDate, startTime, timezone).kind !== 'gap');
        fc.pre(resolveWallClock(endDate, endTime, timezone).kind !== 'gap');
        const span = festivalTimestamps({ startDate, startTime, endDate, endTime, timezone });
        const dates = festivalDates({ ...span, timezone });
        expect(dates).toMatchObject({ start: startDate, end: endDate, endTime });
        // The first moment of a day means no time; where clocks skip midnight, it is not 00:00.
        const first = wallClockOf(startOfDay(startDate, timezone), timezone).clock;
        expect(dates.startTime ?? first).toBe(startTime);
      }),
      { numRuns: 500 },
    );
  });
});

describe('festivalDays', () => {
  test('are the dates from first to last', () => {
    expect(festivalDays(aFestival())).toEqual(['2026-07-03', '2026-07-04', '2026-07-05']);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Honolulu', 'Australia/Lord_Howe'])(
    'are those of %s',
    (timezone) => {
      expect(festivalDays(aFestival({ timezone }))).toEqual(['2026-07-03', '2026-07-04', '2026-07-05']);
    },
  );

  test.each([
    ['2026-03-28', '2026-03-30', ['2026-03-28', '2026-03-29', '2026-03-30']],
    ['2026-10-24', '2026-10-26', ['2026-10-24', '2026-10-25', '2026-10-26']],
  ])('lose and repeat no day over a change of the clocks', (startDate, endDate, days) => {
    expect(festivalDays(aFestival({ startDate, endDate }))).toEqual(days);
  });

  test('is one day for a festival of one day', () => {
    const times = { startTime: '10:00', endTime: '22:00' };
    expect(festivalDays(aFestival({ endDate: '2026-07-03', ...times }))).toEqual(['2026-07-03']);
  });
});

describe('festivalDayOf', () => {
  const at = (clock: string) => resolveWallClock('2026-07-04', clock, 'Europe/Amsterdam').instant;

  test.each([
    ['00:00', '00:00', '2026-07-04'],
    ['23:59', '00:00', '2026-07-04'],
    ['01:00', '06:00', '2026-07-03'],
    ['05:59', '06:00', '2026-07-03'],
    ['06:00', '06:00', '2026-07-04'],
  ])('%s with days from %s is %s', (clock, dayStartsAt, day) => {
    expect(festivalDayOf(at(clock), aFestival({ dayStartsAt }))).toBe(day);
  });

  test('is the calendar day or the one before, split at dayStartsAt', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, anyClock, (instant, timezone, dayStartsAt) => {
        const { date, clock } = wallClockOf(instant, timezone);
        const expected = clock < dayStartsAt ? addDays(date, -1) : date;
        expect(festivalDayOf(instant, { timezone, dayStartsAt })).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });
});

describe('festivalTimestamps', () => {
  test('without times run from the first 00:00 to the last millisecond', () => {
    const span = festivalTimestamps({
      startDate: '2026-07-03',
      endDate: '2026-07-05',
      timezone: 'Europe/Amsterdam',
    });
    expect(timestampToMillis(span.startDate)).toBe(Date.UTC(2026, 6, 2, 22));
    expect(timestampToMillis(span.endDate)).toBe(Date.UTC(2026, 6, 5, 22) - 1);
  });

  test('empty times count as none', () => {
    const dates = { startDate: '2026-07-03', endDate: '2026-07-05', timezone: 'UTC' };
    expect(festivalTimestamps({ ...dates, startTime: '', endTime: null })).toEqual(festivalTimestamps(dates));
  });
});

test.each([
  ['2026-10-25', 'Europe/Amsterdam', Date.UTC(2026, 9, 25, 23) - 1],
  ['2024-04-25', 'Africa/Cairo', Date.UTC(2024, 3, 25, 22) - 1],
  ['2024-10-31', 'Africa/Cairo', Date.UTC(2024, 9, 31, 22) - 1],
  ['2011-12-29', 'Pacific/Apia', Date.UTC(2011, 11, 30, 10) - 1],
])('%s ends in %s at its last millisecond', (date, zone, instant) => {
  expect(endOfDay(date, zone)).toBe(instant);
  expect(wallClockOf(instant, zone)).toEqual({ date, clock: '23:59' });
});
