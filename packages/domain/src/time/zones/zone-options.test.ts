import { expect, test } from 'vitest';
import { allZones, popularZones, zoneLabel } from './zone-options.ts';
import { isTimeZone } from './zone.ts';

test('the picker has 8 popular zones and about 80 in all', () => {
  expect(popularZones).toHaveLength(8);
  expect(allZones).toHaveLength(82);
  for (const option of popularZones) expect(allZones).toContainEqual(option);
});

test('every option is a zone, once, and its label names it', () => {
  expect(new Set(allZones.map(({ value }) => value)).size).toBe(allZones.length);
  expect(new Set(allZones.map(({ label }) => label)).size).toBe(allZones.length);
  expect(allZones.filter(({ value }) => !isTimeZone(value))).toEqual([]);
  expect(allZones.filter(({ value, label }) => !label.includes(value))).toEqual([]);
});

test('UTC comes first, then the labels in order', () => {
  const labels = allZones.map(({ label }) => label);
  expect(labels.slice(0, 2)).toEqual(['UTC', 'GMT']);
  expect(labels.slice(2)).toEqual(labels.slice(2).sort());
});

test('a zone outside the list is labelled the same way', () => {
  expect(zoneLabel('America/Indiana/Tell_City')).toBe('Tell City (America/Indiana/Tell_City)');
  expect(zoneLabel('Europe/London')).toBe('London, UK Time (Europe/London)');
  expect(zoneLabel('UTC')).toBe('UTC');
});
