import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/wall-clock.ts';
import { suggestDayStart } from './suggest-day-start.ts';

const timezone = 'America/Vancouver';
const midnight = { timezone, dayStartsAt: '00:00' };

function set(date: string, clock: string, minutes = 60) {
  const start = instantOf(date, clock, timezone);
  return { start, end: start + minutes * 60_000 };
}

const night = (evening: string, morning: string) => [
  set(evening, '16:00'),
  set(evening, '22:00', 90),
  set(evening, '23:30', 90),
  set(morning, '01:00'),
  set(morning, '02:00', 120),
  set(morning, '04:00', 90),
];
const nights = [
  ...night('2026-07-24', '2026-07-25'),
  ...night('2026-07-25', '2026-07-26'),
  ...night('2026-07-26', '2026-07-27'),
];

describe('a festival whose days begin at midnight', () => {
  it('and whose nights go on until the morning gets a beginning after them', () => {
    expect(suggestDayStart(nights, midnight)).toEqual({ dayStartsAt: '06:00', sets: 9 });
  });

  it('gets the first free hour where a set plays at six', () => {
    const long = [...nights, set('2026-07-26', '05:30', 70)];
    expect(suggestDayStart(long, midnight)).toEqual({ dayStartsAt: '07:00', sets: 10 });
  });

  it.each([
    ['has no nights', nights.filter(({ start }) => start < set('2026-07-25', '00:00').start)],
    ['has few sets after midnight', nights.filter(({ end, start }) => end - start !== 3_600_000).slice(0, 8)],
    ['begins its days early', [1, 2, 3, 4, 5, 6].map((hour) => set('2026-07-25', `0${hour}:00`))],
    [
      'plays around the clock',
      [
        ...nights,
        ...Array.from({ length: 24 }, (_, hour) => set('2026-07-25', `${String(hour).padStart(2, '0')}:00`)),
      ],
    ],
  ])('keeps it where it %s', (_, sets) => {
    expect(suggestDayStart(sets, midnight)).toBeNull();
  });

  it('is asked nothing where its days begin at another time already', () => {
    expect(suggestDayStart(nights, { ...midnight, dayStartsAt: '05:00' })).toBeNull();
  });

  it.each(['2026-03-07', '2026-10-31'])(
    'gets the same over a change of the clocks on the night of %s',
    (evening) => {
      const morning = evening === '2026-03-07' ? '2026-03-08' : '2026-11-01';
      const sets = [
        set(evening, '22:00', 120),
        set(morning, '00:00'),
        set(morning, '01:00', 30),
        set(morning, '03:00'),
        set(morning, '04:00'),
        set(morning, '05:00', 45),
      ];
      expect(suggestDayStart(sets, midnight)).toEqual({ dayStartsAt: '06:00', sets: 5 });
    },
  );
});
