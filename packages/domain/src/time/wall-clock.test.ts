import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  anyChangeDay,
  anyClock,
  anyDate,
  anyInstant,
  anyZone,
  awkwardZones,
  changesOf,
} from './testing/zones.ts';
import { instantOf, plainDateOf, resolveWallClock, startOfDay, wallClockOf } from './wall-clock.ts';

/** The same question put to Temporal. */
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

test.each(awkwardZones)(
  'every minute around the changes of %s resolves as Temporal does',
  (zone) => {
    for (const change of [...changesOf(zone, 2011), ...changesOf(zone, 2026)]) {
      const local = Temporal.Instant.fromEpochMilliseconds(change).toZonedDateTimeISO(zone).toPlainDateTime();
      for (let minutes = -200; minutes <= 200; minutes += 1) {
        const [date = '', time = ''] = local.add({ minutes }).toString({ smallestUnit: 'minute' }).split('T');
        const expected = resolveByTemporal(date, time, zone);
        expect({ date, time, ...resolveWallClock(date, time, zone) }).toEqual({ date, time, ...expected });
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

test('any date and clock time in any zone resolves as Temporal does', () => {
  fc.assert(
    fc.property(anyDate, anyClock, anyZone, (date, clock, zone) => {
      expect(resolveWallClock(date, clock, zone)).toEqual(resolveByTemporal(date, clock, zone));
    }),
    { numRuns: 500 },
  );
});

test('any clock time on the days around a change resolves as Temporal does', () => {
  fc.assert(
    fc.property(anyChangeDay, anyClock, ({ zone, date }, clock) => {
      expect(resolveWallClock(date, clock, zone)).toEqual(resolveByTemporal(date, clock, zone));
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

describe('startOfDay', () => {
  test.each([
    ['2026-03-29', 'Europe/Amsterdam', Date.UTC(2026, 2, 28, 23)],
    ['2026-04-24', 'Africa/Cairo', Date.UTC(2026, 3, 23, 22)],
    ['2026-11-01', 'America/Havana', Date.UTC(2026, 10, 1, 4)],
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
