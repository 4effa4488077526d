import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  anyChangeDay,
  anyClock,
  anyDate,
  anyInstant,
  anyInstantAtChange,
  anyZone,
  awkwardZones,
  changesOf,
  expectedInstant,
  machineAgrees,
} from './testing/zones.ts';
import {
  instantOf,
  isSecondPass,
  plainDateOf,
  resolveWallClock,
  startOfDay,
  wallClockOf,
} from './wall-clock.ts';

/** Resolves the same time with Temporal. */
function resolveByTemporal(date: string, clock: string, zone: string) {
  const plain = Temporal.PlainDateTime.from(`${date}T${clock}`);
  const [instant, earlier, later] = (['compatible', 'earlier', 'later'] as const).map(
    (disambiguation) => plain.toZonedDateTime(zone, { disambiguation }).epochMilliseconds,
  );
  const shown = Temporal.Instant.fromEpochMilliseconds(instant ?? 0)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime();
  if (earlier === later) return { instant, kind: 'exact' };
  return { instant, kind: shown.equals(plain) ? 'overlap' : 'gap' };
}

/** Returns dates and clock times in `zone`: every minute around its changes in `year`. */
function minutesAroundChanges(zone: string, year: number): (readonly [date: string, clock: string])[] {
  return changesOf(zone, year).flatMap(({ instant, before }) =>
    Array.from({ length: 401 }, (_, i) => {
      const shown = new Date(instant + before + (i - 200) * 60_000).toISOString();
      return [shown.slice(0, 10), shown.slice(11, 16)] as const;
    }),
  );
}

test.each(awkwardZones)('every minute around the changes of %s resolves as the rules have it', (zone) => {
  for (const year of [2011, 2021]) {
    for (const [date, clock] of minutesAroundChanges(zone, year)) {
      const expected = expectedInstant(date, clock, zone);
      expect({ date, clock, ...resolveWallClock(date, clock, zone) }).toEqual({ date, clock, ...expected });
    }
  }
});

test.each(awkwardZones)(
  'every minute around the changes of %s resolves as Temporal does where this machine has the rules',
  (zone) => {
    for (const year of [2011, 2021].filter((year) => machineAgrees(zone, year))) {
      for (const [date, clock] of minutesAroundChanges(zone, year)) {
        const expected = resolveByTemporal(date, clock, zone);
        expect({ date, clock, ...resolveWallClock(date, clock, zone) }).toEqual({ date, clock, ...expected });
      }
    }
  },
  60_000,
);

test('a day that a zone skipped as a whole lies after itself', () => {
  expect(resolveWallClock('2011-12-30', '12:00', 'Pacific/Apia')).toEqual({
    instant: Date.UTC(2011, 11, 30, 22),
    kind: 'gap',
  });
  expect(wallClockOf(Date.UTC(2011, 11, 30, 22), 'Pacific/Apia')).toEqual({
    date: '2011-12-31',
    clock: '12:00',
  });
});

test('any date and clock time in any zone resolves as the rules have it', () => {
  fc.assert(
    fc.property(anyDate, anyClock, anyZone, (date, clock, zone) => {
      expect(resolveWallClock(date, clock, zone)).toEqual(expectedInstant(date, clock, zone));
    }),
    { numRuns: 500 },
  );
});

test('any clock time on the days around a change resolves as the rules have it', () => {
  fc.assert(
    fc.property(anyChangeDay, anyClock, ({ zone, date }, clock) => {
      expect(resolveWallClock(date, clock, zone)).toEqual(expectedInstant(date, clock, zone));
    }),
    { numRuns: 500 },
  );
});

test('what the clock shows at an instant leads back to it, but for the second pass of an hour', () => {
  fc.assert(
    fc.property(anyInstant, anyZone, (instant, zone) => {
      const { date, clock } = wallClockOf(instant, zone);
      expect(plainDateOf(instant, zone)).toBe(date);
      const back = resolveWallClock(date, clock, zone);
      const isSecondPass = back.kind === 'overlap' && instant > back.instant;
      expect(isSecondPass || instant === back.instant).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('what the clock shows leads back to the instant where it is said which of two is meant', () => {
  fc.assert(
    fc.property(anyInstantAtChange, ({ zone, instant }) => {
      const { date, clock } = wallClockOf(instant, zone);
      const isSecond = isSecondPass(instant, zone);
      const found = resolveWallClock(date, clock, zone, isSecond ? 'second' : undefined);
      expect(found.instant).toBe(instant);
      expect(found.isSecond ?? false).toBe(isSecond);
      expect(resolveWallClock(date, clock, zone).instant < instant).toBe(isSecond);
    }),
    { numRuns: 2000 },
  );
});

test('the second of a time that exists once is that time', () => {
  for (const clock of ['01:59', '03:00', '12:00']) {
    const once = resolveWallClock('2026-10-25', clock, 'Europe/Amsterdam');
    expect(resolveWallClock('2026-10-25', clock, 'Europe/Amsterdam', 'second')).toEqual(once);
  }
});

describe('startOfDay', () => {
  test.each([
    ['2021-03-28', 'Europe/Amsterdam', Date.UTC(2021, 2, 27, 23)],
    ['2024-04-26', 'Africa/Cairo', Date.UTC(2024, 3, 25, 22)],
    ['2021-11-07', 'America/Havana', Date.UTC(2021, 10, 7, 4)],
  ])('%s in %s is its first instant', (date, zone, instant) => {
    expect(startOfDay(date, zone)).toBe(instant);
    expect(wallClockOf(instant, zone).date).toBe(date);
    expect(wallClockOf(instant - 1, zone).date).not.toBe(date);
  });
});

test.each([
  ['2026-02-30', '12:00', 'UTC'],
  ['2026-02-03', '24:00', 'UTC'],
  ['2026-02-03', '', 'UTC'],
  ['', '12:00', 'UTC'],
  ['2026-02-03', '12:00', 'Europe/Atlantis'],
])('%j %j %j is an error', (date, clock, zone) => {
  expect(() => instantOf(date, clock, zone)).toThrow(RangeError);
});
