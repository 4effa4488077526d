import { describe, expect, test } from 'vitest';
import { zoneFromAbbreviation } from './zone-abbreviations.ts';
import { allZones } from './zone-options.ts';

const expected = {
  'America/New_York': ['EST', 'EDT'],
  'America/Chicago': ['CST', 'CDT'],
  'America/Denver': ['MST', 'MDT'],
  'America/Los_Angeles': ['PST', 'PDT'],
  UTC: ['UTC'],
  GMT: ['GMT'],
  'Europe/Paris': ['CET', 'CEST'],
  'Europe/London': ['BST'],
  'Asia/Tokyo': ['JST'],
  'Australia/Sydney': ['AEST', 'AEDT'],
  'Asia/Kolkata': ['IST'],
  'Asia/Karachi': ['PKT'],
  'Asia/Singapore': ['SGT'],
  'Asia/Hong_Kong': ['HKT'],
  'Asia/Seoul': ['KST'],
  'Asia/Jakarta': ['WIB'],
  'Asia/Jayapura': ['WIT'],
  'Asia/Makassar': ['WITA'],
};

describe.each(Object.entries(expected))('%s', (zone, abbreviations) => {
  test.each(abbreviations)('is meant by %s', (abbreviation) => {
    expect(zoneFromAbbreviation(abbreviation)).toBe(zone);
    expect(zoneFromAbbreviation(` ${abbreviation.toLowerCase()} `)).toBe(zone);
  });

  test('can be picked', () => {
    expect(allZones.map(({ value }) => value)).toContain(zone);
  });
});

test.each(['Europe/Amsterdam', 'XYZ', '', ' somewhere ', 'constructor'])(
  '%j is returned as given',
  (text) => {
    expect(zoneFromAbbreviation(text)).toBe(text);
  },
);
