import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockFromMinutes } from '../../time/clock-time.ts';
import { plainDateFromMillis } from '../../time/plain-date.ts';
import { clockOfSerial, dateOfSerial, hasTimeOfDay, hoursOfSerial, serialFrom1904 } from './serial.ts';

describe('dates of serial numbers', () => {
  it.each([
    [61, '1900-03-01'],
    [25_569, '1970-01-01'],
    [45_842, '2025-07-04'],
    [45_842.999_999, '2025-07-05'],
    [45_842.9999, '2025-07-04'],
    [109_939, '2200-12-31'],
  ])('reads %d as %s', (serial, date) => {
    expect(dateOfSerial(serial)).toBe(date);
  });

  it.each([-1, 0, 0.5, 60, 109_940, 2_958_465, 1e300, Number.NaN, Number.POSITIVE_INFINITY])(
    'finds no date in %d',
    (serial) => {
      expect(dateOfSerial(serial)).toBeNull();
    },
  );

  it('counts from 1904 where the workbook does, but leaves times alone', () => {
    expect(dateOfSerial(serialFrom1904(44_380))).toBe('2025-07-04');
    expect(serialFrom1904(0.875)).toBe(0.875);
  });

  it('reads every date with every minute of it back', () => {
    const days = fc.integer({ min: 61, max: 109_939 });
    const minutes = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(days, minutes, (day, minute) => {
        const serial = day + minute / 1440;
        expect(dateOfSerial(serial)).toBe(plainDateFromMillis((day - 25_569) * 86_400_000));
        expect(clockOfSerial(serial)).toBe(clockFromMinutes(minute));
        expect(hasTimeOfDay(serial)).toBe(minute !== 0);
      }),
    );
  });
});

describe('times of serial numbers', () => {
  it.each([
    [0, '00:00'],
    [0.875, '21:00'],
    [0.878_472_222_222_222, '21:05'],
    [0.878_472_222, '21:05'],
    [0.999_99, '23:59'],
    [1, '00:00'],
    [1.0625, '01:30'],
    [45_842.75, '18:00'],
  ])('reads %d as %s, as the cell shows it', (serial, clock) => {
    expect(clockOfSerial(serial)).toBe(clock);
  });

  it('names hours past midnight', () => {
    expect(hoursOfSerial(1.0625)).toBe('25:30');
    expect(hoursOfSerial(0.375)).toBe('09:00');
  });
});
