import { describe, expect, it } from 'vitest';
import { parseRows } from '../../lineup/testing/parse-rows.ts';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import { datesOutside } from './dates-outside.ts';

const festival = sampleFestival({ startDate: '2025-07-02', endDate: '2025-07-04' });

function outside(...dates: readonly string[]) {
  const rows = dates.map((date) => ({ artist: 'Ebb', stage: 'Barn', date, start: '20:00', end: '21:00' }));
  const events = parseRows(rows, festival).map((event, index) => ({
    ...event,
    id: `e${index}`,
    createdAt: { seconds: 0, nanoseconds: 0 },
  }));
  return datesOutside(events, festival);
}

const june = {
  count: 3,
  file: { start: '2025-06-07', end: '2025-06-09' },
  festival: { start: '2025-07-02', end: '2025-07-04' },
};

describe('a file without a date of the festival', () => {
  it.each([
    ['dates in full', ['2025-06-07', '2025-06-08', '2025-06-09']],
    ['days and months', ['7 June', '8 June', '9 June']],
    ['with weekdays', ['Saturday 7 June', 'Sunday 8 June', 'Monday 9 June']],
  ])('is read and found, with %s', (_, dates) => {
    expect(outside(...dates)).toEqual(june);
  });

  it('is taken for the year in which its weekdays fit', () => {
    expect(outside('Friday 7 June')?.file.start).toBe('2024-06-07');
  });
});

it('is none with a set on a festival day, in the morning after the last, or without dates', () => {
  expect(outside('2025-06-07', '2025-07-03')).toBeNull();
  expect(outside('2025-07-05')).toBeNull();
  expect(outside('')).toBeNull();
});
