import { describe, expect, it } from 'vitest';
import { parseRows } from '../../lineup/testing/parse-rows.ts';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import { datesOutside } from './dates-outside.ts';

const festival = sampleFestival({ startDate: '2025-07-02', endDate: '2025-07-04' });

/** The sets of these dates, some with their start, such as "2025-07-05 02:00". */
function sets(...dates: readonly string[]) {
  const rows = dates.map((text) => {
    const [, date = text, start = '20:00'] = /^(.*) (\d\d:\d\d)$/u.exec(text) ?? [];
    return { artist: 'Ebb', stage: 'Barn', date, start, end: '23:00' };
  });
  return parseRows(rows, festival).map((event, index) => ({
    ...event,
    id: `e${index}`,
    createdAt: { seconds: 0, nanoseconds: 0 },
  }));
}

const outside = (...dates: readonly string[]) => datesOutside(sets(...dates), festival);

const june = {
  count: 3,
  of: 3,
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

it('is none with dates of the festival, the morning after the last, or without dates', () => {
  expect(outside('2025-07-02', '2025-07-04', '2025-07-05 02:00')).toBeNull();
  expect(outside('2025-07-05 02:00')).toBeNull();
  expect(outside('')).toBeNull();
});

it('is none with a morning of the first day that may be of the night before', () => {
  const night = sets('2025-07-01 02:00');
  expect(datesOutside(night, { ...festival, dayStartsAt: '06:00' })).toBeNull();
  expect(datesOutside(night, festival)).toMatchObject({ count: 1 });
});

describe('some dates outside the festival', () => {
  it.each([
    [
      'before it',
      ['2025-06-30', '2025-07-01', '2025-07-02', '2025-07-03'],
      { start: '2025-06-30', end: '2025-07-03' },
    ],
    [
      'after it, from noon',
      ['2025-07-03', '2025-07-05 02:00', '2025-07-05 12:00', '2025-07-06 02:00'],
      { start: '2025-07-03', end: '2025-07-06' },
    ],
  ])('are found on the days right %s', (_, dates, file) => {
    expect(outside(...dates)).toEqual({ count: 2, of: 4, file, festival: june.festival });
  });

  it('are mistakes in their rows if they are further away', () => {
    expect(outside('2025-06-07', '2025-07-03')).toBeNull();
    expect(outside('2025-06-07', '2025-07-01', '2025-07-03')).toMatchObject({
      count: 1,
      file: { start: '2025-07-01', end: '2025-07-03' },
    });
  });
});
