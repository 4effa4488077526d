import { expect, test } from 'vitest';
import { compactTime } from './compact-time.ts';

test.each([
  ['8:00 PM - 9:15 PM', 1, '8–9:15 PM'],
  ['9:30 AM - 11:00 AM', 1, '9:30–11 AM'],
  ['9:00 PM - 5:00 AM', 8, '9 PM–5 AM'],
  ['6:00 AM - 4:00 AM', 22, '6 AM–4 AM'],
  ['20:00 - 21:00', 1, '20:00–21:00'],
])('%s over %i hours is %s', (time, hours, expected) => {
  expect(compactTime({ time, start: 0, end: hours * 3_600_000 })).toBe(expected);
});
