import { expect, test } from 'vitest';
import { changeNights, festival } from '../../../testing/stored-lineup.ts';
import { readLiveSearch, rehearsalAt, rehearsalInstant } from './live-search.ts';

const nights = {
  ...changeNights('October'),
  id: 'f1',
  created_at: festival.startDate,
  updated_at: festival.startDate,
};

test('an address names a moment of the festival, or nothing', () => {
  expect(readLiveSearch({ at: '2026-07-25T00:46', view: 'times' })).toEqual({
    at: '2026-07-25T00:46',
    view: 'times',
  });
  for (const at of ['2026-07-25', '2026-02-30T10:00', '2026-07-25T24:00', 12, undefined]) {
    expect(readLiveSearch({ at, view: 'board' })).toEqual({});
  }
});

test('the moment is read by the clocks of the festival', () => {
  expect(rehearsalInstant('2026-07-03T22:00', festival)).toBe(Date.UTC(2026, 6, 4, 5));
  // The clocks go forward over this time.
  expect(rehearsalInstant('2026-03-29T02:30', changeNights('March'))).toBe(Date.UTC(2026, 2, 29, 1, 30));
  expect(rehearsalInstant('nonsense', festival)).toBeNull();
});

test('a time before the festival day begins is on the next date', () => {
  expect(rehearsalAt('2026-10-24', '22:00', nights)).toBe('2026-10-24T22:00');
  expect(rehearsalAt('2026-10-24', '02:30', nights)).toBe('2026-10-25T02:30');
  expect(rehearsalAt('2026-10-24', '06:00', nights)).toBe('2026-10-24T06:00');
});
