import { describe, expect, test } from 'vitest';
import { countByStatus, festivalStatus, festivalStatusLabels } from './status.ts';
import { aFestival } from './testing/festivals.ts';

const start = Date.UTC(2026, 6, 2, 22);
const end = Date.UTC(2026, 6, 5, 22) - 1;
const hour = 3_600_000;

describe('festivalStatus', () => {
  test.each([
    ['a millisecond before the start', start - 1, 'upcoming'],
    ['at the start', start, 'active'],
    ['in the last millisecond of the last day', end, 'active'],
    ['a millisecond later', end + 1, 'past'],
  ])('%s', (_, now, status) => {
    expect(festivalStatus(aFestival(), now)).toBe(status);
  });

  test('the last night counts where festival days begin in the morning', () => {
    const festival = aFestival({ dayStartsAt: '06:00' });
    expect(festivalStatus(festival, end + 6 * hour)).toBe('active');
    expect(festivalStatus(festival, end + 6 * hour + 1)).toBe('past');
  });

  test('a given end time ends the festival, whenever its days begin', () => {
    const festival = aFestival({ dayStartsAt: '06:00', endTime: '22:00' });
    const stated = Date.UTC(2026, 6, 5, 20);
    expect(festivalStatus(festival, stated)).toBe('active');
    expect(festivalStatus(festival, stated + 1)).toBe('past');
  });

  test('a given start time starts it', () => {
    const festival = aFestival({ startTime: '12:00' });
    expect(festivalStatus(festival, start + 12 * hour - 1)).toBe('upcoming');
    expect(festivalStatus(festival, start + 12 * hour)).toBe('active');
  });

  test('the days are those of the festival zone', () => {
    const now = Date.UTC(2026, 6, 2, 12);
    expect(festivalStatus(aFestival({ timezone: 'Pacific/Kiritimati' }), now)).toBe('active');
    expect(festivalStatus(aFestival({ timezone: 'Pacific/Honolulu' }), now)).toBe('upcoming');
  });
});

test('counts by status', () => {
  const festivals = [
    aFestival(),
    aFestival({ startDate: '2026-09-01', endDate: '2026-09-02' }),
    aFestival({ startDate: '2026-01-01', endDate: '2026-01-02' }),
    aFestival({ startDate: '2026-02-01', endDate: '2026-02-02' }),
  ];
  expect(countByStatus(festivals, start + hour)).toEqual({ upcoming: 1, active: 1, past: 2 });
  expect(countByStatus([], start)).toEqual({ upcoming: 0, active: 0, past: 0 });
});

test('every status has its label', () => {
  expect(festivalStatusLabels).toEqual({ upcoming: 'Upcoming', active: 'Active', past: 'Past' });
});
