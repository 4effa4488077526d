import { expect, test } from 'vitest';
import { isOutdated, needsZoneHistory, zoneRelease } from './zone-release.ts';

test('the portal goes by a release of the tz database', () => {
  expect(zoneRelease.version).toMatch(/^20\d\d[a-z]$/u);
  expect(zoneRelease.released).toMatch(/^20\d\d-\d\d-\d\d$/u);
});

test.each([
  ['2026-10-29T00:00:00Z', false],
  ['2027-10-29T23:59:59Z', false],
  ['2027-10-30T00:00:00Z', true],
  ['2030-01-01T00:00:00Z', true],
])('rules of 29 October 2026 at %s: outdated %s', (now, outdated) => {
  expect(isOutdated({ version: '2026f', released: '2026-10-29' }, Date.parse(now))).toBe(outdated);
});

test.each([
  ['1969-08-15T04:00:00Z', true],
  ['2014-12-31T12:00:00Z', true],
  ['2015-01-01T12:00:00Z', true],
  ['2015-01-04T00:00:00Z', false],
  ['2026-07-01T00:00:00Z', false],
])('%s needs the history: %s', (instant, needed) => {
  expect(needsZoneHistory(Date.parse(instant))).toBe(needed);
});
