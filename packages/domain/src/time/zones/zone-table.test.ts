import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { expectedOffset, oracleZones, changesOf } from '../testing/zones.ts';
import { isTimeZone } from './zone.ts';
import { tableFacts } from './zone-facts.ts';
import { historyTable } from './zone-history-table.ts';
import { allZones } from './zone-options.ts';
import { ZoneTable } from './zone-rules.ts';
import { zoneTable } from './zone-table.ts';

const { historyFrom, from, to } = tableFacts;
const whole = new ZoneTable(historyTable);
const zones = oracleZones.filter((name) => name.includes('/') || name === 'UTC' || name === 'GMT');

/** Returns the rules of a zone by the oracle, in seconds. */
function expectedRules(zone: string, since: number) {
  const changes = changesOf(zone, since, to).filter(({ instant }) => instant > Date.UTC(since, 0, 1));
  return {
    first: expectedOffset(zone, Date.UTC(since, 0, 1)) / 1000,
    changes: changes.map(({ instant, after }) => ({ at: instant / 1000, offset: after / 1000 })),
  };
}

test('every change of every zone from 1950 to 2201 is in the table, and no other', () => {
  expect([historyFrom, to]).toEqual([1950, 2201]);
  expect(zones.length).toBeGreaterThan(500);
  for (const zone of zones)
    expect([zone, whole.rulesOf(zone)]).toEqual([zone, expectedRules(zone, historyFrom)]);
}, 60_000);

test('without the history the rules begin with the first year of the table', () => {
  const recent = new ZoneTable('');
  for (const zone of zones) expect([zone, recent.rulesOf(zone)]).toEqual([zone, expectedRules(zone, from)]);
}, 60_000);

test('no zone has two changes within a day, which would be one too many to remember', () => {
  for (const zone of zones) {
    const { changes = [] } = whole.rulesOf(zone) ?? {};
    const tooClose = changes.filter(({ at }, i) => at - (changes[i - 1]?.at ?? -Infinity) < 2 * 86_400);
    expect([zone, tooClose]).toEqual([zone, []]);
  }
});

describe('names', () => {
  test.each([
    ['US/Pacific', 'America/Los_Angeles'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['ASIA/KOLKATA', 'Asia/Kolkata'],
    ['GMT', 'UTC'],
  ])('%s has the rules of %s', (name, other) => {
    expect(whole.rulesOf(name)).toEqual(whole.rulesOf(other));
  });

  test.each([
    ['Etc/GMT+5', -5],
    ['Etc/GMT-14', 14],
    ['UTC', 0],
  ])('%s stands still', (name, hours) => {
    expect(whole.rulesOf(name)).toEqual({ first: hours * 3600, changes: [] });
  });

  test('names that the portal takes for no zone are not in it', () => {
    for (const name of ['EST', 'CST6CDT', 'Europe/Atlantis', '', 'Cuba', 'constructor'])
      expect(whole.rulesOf(name)).toBeNull();
  });

  test('every zone of the picker is in it', () => {
    for (const { value } of allZones) expect([value, whole.rulesOf(value) === null]).toEqual([value, false]);
    expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  });
});

test('both parts together are at most 12 KB, compressed', () => {
  const texts = [zoneTable.rules, zoneTable.names, historyTable];
  expect(gzipSync(texts.join('\n'), { level: 9 }).byteLength).toBeLessThanOrEqual(12_000);
});
