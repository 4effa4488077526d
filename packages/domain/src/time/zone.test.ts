import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { anyInstant, anyZone, awkwardZones, changesOf } from './testing/zones.ts';
import { isTimeZone, offsetMillis } from './zone.ts';

function expectedOffset(zone: string, instant: number): number {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;
}

describe('isTimeZone', () => {
  test.each(['UTC', 'GMT', 'Europe/Amsterdam', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])(
    'takes %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  test.each(['', 'EST', 'CET', 'Europe/Atlantis', '+02:00', 'Europe/Amsterdam ', 'local', '../etc/passwd'])(
    'refuses %j',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});

test('offsets are those of the zone at any instant', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, (zone, instant) => {
      expect(offsetMillis(zone, instant)).toBe(expectedOffset(zone, instant));
    }),
    { numRuns: 500 },
  );
});

test.each(awkwardZones)('the offset of %s changes at the very millisecond', (zone) => {
  for (const change of [...changesOf(zone, 2011), ...changesOf(zone, 2026)]) {
    for (const instant of [change - 1, change, change + 1, change - 43_200_000, change + 43_200_000]) {
      expect([instant, offsetMillis(zone, instant)]).toEqual([instant, expectedOffset(zone, instant)]);
    }
  }
});

test.each([
  ['Africa/Monrovia', Date.UTC(1971, 5, 1), -2_670_000],
  ['Europe/Lisbon', Date.UTC(1905, 5, 1), -2_205_000],
  ['Europe/Amsterdam', Date.UTC(1915, 5, 1), undefined],
])('offsets with seconds are exact: %s', (zone, instant, offset) => {
  expect(offsetMillis(zone, instant)).toBe(offset ?? expectedOffset(zone, instant));
});

test('instants before 1970 and between seconds', () => {
  expect(offsetMillis('Asia/Kathmandu', -1)).toBe(19_800_000);
  expect(offsetMillis('Asia/Kathmandu', Date.UTC(2026, 0, 1) + 0.5)).toBe(20_700_000);
});

test('more zones than are remembered keep their offsets', () => {
  const instant = Date.UTC(2026, 6, 1, 10);
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    expect([zone, offsetMillis(zone, instant)]).toEqual([zone, expectedOffset(zone, instant)]);
  }
});

test('an unknown zone is an error', () => {
  expect(() => offsetMillis('Europe/Atlantis', 0)).toThrow(RangeError);
});
