import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { addDays, comparePlainDates, dateMillis, daysBetween, isPlainDate } from './plain-date.ts';
import { anyDate } from './testing/zones.ts';

describe('isPlainDate', () => {
  test.each(['1900-01-01', '2000-02-29', '2024-02-29', '2025-12-31', '2200-12-31'])('takes %s', (text) => {
    expect(isPlainDate(text)).toBe(true);
  });

  test.each([
    '',
    '2025-2-3',
    '2025-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-00-10',
    '2025-13-01',
    '2025-01-00',
    '1899-12-31',
    '2201-01-01',
    '25-01-01',
    '2025/01/01',
    '2025-01-01 ',
    '2025-01-01T00:00',
    '20250101',
    '+02025-01-',
    '٢٠٢٥-٠١-٠١',
    '2025-01-01\n',
  ])('refuses %j', (text) => {
    expect(isPlainDate(text)).toBe(false);
  });

  test('agrees with the calendar on every day number of every month', () => {
    for (const year of [1900, 2000, 2023, 2024, 2100]) {
      for (let month = 1; month <= 12; month += 1) {
        for (let day = 1; day <= 31; day += 1) {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          const exists = day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth;
          expect([text, isPlainDate(text)]).toEqual([text, exists]);
        }
      }
    }
  });
});

test('adding days and counting them agree with the calendar', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
      const later = Temporal.PlainDate.from(date).add({ days }).toString();
      expect(addDays(date, days)).toBe(later);
      expect(daysBetween(date, later)).toBe(days);
      expect(Math.sign(comparePlainDates(date, later))).toBe(0 - Math.sign(days) || 0);
    }),
  );
});

test.each(['', '2025-02-30', 'tomorrow!!', '2025-1-1'])('dateMillis throws on %j', (text) => {
  expect(() => dateMillis(text)).toThrow(RangeError);
});
