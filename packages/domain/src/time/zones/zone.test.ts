import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyInstant,
  anyZone,
  awkwardZones,
  changesOf,
  expectedOffset,
  oracleZones,
} from '../testing/zones.ts';
import { isTimeZone, offsetMillis, zoneOffsetsBetween } from './zone.ts';

describe('isTimeZone', () => {
  test.each([
    'UTC',
    'GMT',
    'Europe/Amsterdam',
    'europe/amsterdam',
    'America/Argentina/Buenos_Aires',
    'Etc/GMT+5',
    'US/Pacific',
    'Asia/Calcutta',
  ])('takes %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

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
  for (const { instant: change } of [...changesOf(zone, 2011), ...changesOf(zone, 2021)]) {
    for (const instant of [change - 1, change, change + 1, change - 43_200_000, change + 43_200_000]) {
      expect([instant, offsetMillis(zone, instant)]).toEqual([instant, expectedOffset(zone, instant)]);
    }
  }
});

test('offsets with seconds are exact', () => {
  expect(offsetMillis('Africa/Monrovia', Date.UTC(1971, 5, 1))).toBe(-2_670_000);
});

test('before the first year of the table clocks stand as they stood when it began', () => {
  expect(offsetMillis('Europe/Lisbon', Date.UTC(1905, 5, 1))).toBe(0);
  expect(offsetMillis('America/New_York', Date.UTC(1920, 6, 1))).toBe(-18_000_000);
});

test('instants before 1970 and between seconds', () => {
  expect(offsetMillis('Asia/Kathmandu', -1)).toBe(19_800_000);
  expect(offsetMillis('Asia/Kathmandu', Date.UTC(2021, 0, 1) + 0.5)).toBe(20_700_000);
});

test('more zones than are remembered keep their offsets', () => {
  const instant = Date.UTC(2021, 6, 1, 10);
  for (const zone of oracleZones.filter(isTimeZone)) {
    expect([zone, offsetMillis(zone, instant)]).toEqual([zone, expectedOffset(zone, instant)]);
  }
});

test('the offsets of a span are that of its beginning and every change within', () => {
  const [from, to] = [Date.UTC(2021, 1, 1), Date.UTC(2022, 1, 1)];
  for (const zone of awkwardZones) {
    expect(zoneOffsetsBetween(zone, from, to)).toEqual([
      { instant: from, offset: expectedOffset(zone, from) },
      ...changesOf(zone, 2021).map(({ instant, after }) => ({ instant, offset: after })),
    ]);
  }
});

test('a change at the very end of a span is not in it', () => {
  const change = Date.UTC(2021, 2, 28, 1);
  const offsets = (from: number, to: number) =>
    zoneOffsetsBetween('Europe/Amsterdam', from, to).map(({ offset }) => offset / 3_600_000);
  expect(offsets(change - 1, change)).toEqual([1]);
  expect(offsets(change - 1, change + 1)).toEqual([1, 2]);
  expect(offsets(change, change + 1)).toEqual([2]);
});

test('an unknown zone is an error', () => {
  expect(() => offsetMillis('Europe/Atlantis', 0)).toThrow(RangeError);
  expect(() => zoneOffsetsBetween('Europe/Atlantis', 0, 1)).toThrow(RangeError);
});

/** British Columbia stays on daylight saving time from November 2026, which older data does not include. */
test('winter evenings of 2027 in Vancouver are seven hours behind, whatever this machine says', () => {
  expect(offsetMillis('America/Vancouver', Date.UTC(2027, 0, 16, 3))).toBe(-25_200_000);
});
