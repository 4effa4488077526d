import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoInZone, offsetText } from './iso-text.ts';

describe('isoInZone', () => {
  it.each([
    ['America/Vancouver', '2026-07-25T08:30:00Z', '2026-07-25T01:30:00-07:00'],
    ['Asia/Kathmandu', '2026-07-25T20:15:00Z', '2026-07-26T02:00:00+05:45'],
    ['America/St_Johns', '2026-07-25T02:00:59.999Z', '2026-07-24T23:30:59-02:30'],
    ['UTC', '2026-07-25T02:00:00Z', '2026-07-25T02:00:00+00:00'],
    ['Europe/Amsterdam', '2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
    ['Europe/Amsterdam', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
  ])('shows what the clocks of %s show at %s', (zone, at, expected) => {
    expect(isoInZone(Date.parse(at), zone)).toBe(expected);
    expect(offsetText(Date.parse(at), zone)).toBe(expected.slice(19));
  });

  it('is the same instant again when read', () => {
    const seconds = fc.integer({ min: Date.UTC(1950, 0) / 1000, max: Date.UTC(2150, 0) / 1000 });
    const zones = fc.constantFrom('Europe/Amsterdam', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'UTC');
    fc.assert(
      fc.property(seconds, zones, (at, zone) => {
        expect(Date.parse(isoInZone(at * 1000, zone))).toBe(at * 1000);
      }),
    );
  });
});
