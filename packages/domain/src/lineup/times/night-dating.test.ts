import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/plain-date.ts';
import { chooseNightDating, type DatedSet } from './night-dating.ts';
import { lineOf, parseRows } from '../testing/parse-rows.ts';
import { sampleFestival } from '../testing/sample-festival.ts';

const span = { start: '2025-07-04', end: '2025-07-06' };

function set(date: string, start: number, end: number | null, stage = 'Barn'): DatedSet {
  return { stage, date, start: start * 60, end: end === null ? null : end * 60, isNight: start < 6 };
}

describe('chooseNightDating', () => {
  it('takes the calendar where there is no evidence', () => {
    expect(chooseNightDating([], span)).toBe('calendarDay');
    expect(chooseNightDating([set('2025-07-05', 1, 2)], span)).toBe('calendarDay');
    expect(chooseNightDating([set('2025-07-05', 20, 22)], span)).toBe('calendarDay');
  });

  it('is convinced by night sets that follow an evening', () => {
    const evening = set('2025-07-04', 22, 0);
    expect(chooseNightDating([evening, set('2025-07-05', 0, 2)], span)).toBe('calendarDay');
    expect(chooseNightDating([evening, set('2025-07-04', 0, 2)], span)).toBe('festivalDay');
  });

  it('counts a break of up to half an hour as following', () => {
    const evening = set('2025-07-05', 22, 0.5);
    expect(chooseNightDating([evening, set('2025-07-05', 1, 2)], span)).toBe('festivalDay');
    expect(chooseNightDating([evening, set('2025-07-05', 1.1, 2)], span)).toBe('calendarDay');
  });

  it('does not count a set on another stage', () => {
    const sets = [set('2025-07-05', 22, 0, 'Lake Stage'), set('2025-07-05', 0, 2)];
    expect(chooseNightDating(sets, span)).toBe('calendarDay');
  });

  it('is convinced by overlaps against a reading', () => {
    const evening = set('2025-07-05', 22, 3);
    expect(chooseNightDating([evening, set('2025-07-06', 1, 2)], span)).toBe('festivalDay');
    expect(chooseNightDating([evening, set('2025-07-05', 1, 2)], span)).toBe('calendarDay');
  });

  it('is convinced by the festival days', () => {
    expect(chooseNightDating([set('2025-07-04', 1, 2)], span)).toBe('festivalDay');
    expect(chooseNightDating([set('2025-07-07', 1, 2)], span)).toBe('calendarDay');
  });

  it('copes with sets without an end', () => {
    expect(chooseNightDating([set('2025-07-05', 22, null), set('2025-07-05', 1, null)], span)).toBe(
      'calendarDay',
    );
  });

  it('recognises either way of dating the same invented nights', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 3 }), (lengths) => {
        const evenings = lengths.map((_, day) => set(addDays(span.start, day), 22, 0));
        const nights = (shift: number) =>
          lengths.map((hours, day) => set(addDays(span.start, day + shift), 0, hours));
        expect(chooseNightDating([...evenings, ...nights(1)], span)).toBe('calendarDay');
        expect(chooseNightDating([...evenings, ...nights(0)], span)).toBe('festivalDay');
      }),
    );
  });
});

describe('festival days of night sets', () => {
  const evening = { artist: 'Evening', stage: 'Barn', date: '2025-07-05', start: '22:00', end: '00:00' };
  const night = { artist: 'Night', stage: 'Barn', start: '00:30', end: '02:00' };
  const linesFor = (rows: readonly unknown[], dayStartsAt: string) =>
    parseRows(rows, sampleFestival({ dayStartsAt })).map(lineOf);

  it('does nothing where the day starts at midnight', () => {
    const lines = linesFor([evening, { ...night, date: '2025-07-06' }], '00:00');
    expect(lines[1]).toBe('Night @ Barn 2025-07-06 00:30-02:00');
  });

  it('moves calendar days back and tells it', () => {
    const events = parseRows(
      [evening, { ...night, date: '2025-07-06' }],
      sampleFestival({ dayStartsAt: '06:00' }),
    );
    expect(events[1]?.date).toBe('2025-07-05');
    expect(events[1]?.hints).toEqual([{ field: 'date', code: 'nightOfDayBefore', source: '2025-07-06' }]);
  });

  it('keeps festival days and tells it', () => {
    const events = parseRows(
      [evening, { ...night, date: '2025-07-05' }],
      sampleFestival({ dayStartsAt: '06:00' }),
    );
    expect(events[1]?.date).toBe('2025-07-05');
    expect(events[1]?.hints).toEqual([{ field: 'date', code: 'nightOfThisDay', source: '2025-07-05' }]);
  });

  it('is sure of days that were written with the time', () => {
    const rows = [
      { ...evening, date: '2025-07-04' },
      { artist: 'Iso', stage: 'Barn', start: '2025-07-06T01:00', end: '2025-07-06T02:00' },
      { artist: 'Hours', stage: 'Barn', date: '2025-07-05', start: '26:00', end: '27:00' },
    ];
    const [, iso, hours] = linesFor(rows, '06:00');
    expect(iso).toBe('Iso @ Barn 2025-07-05 01:00-02:00');
    expect(hours).toBe(
      'Hours @ Barn 2025-07-05 02:00-03:00 [timeStart hoursPastMidnight, timeEnd hoursPastMidnight]',
    );
  });

  it('leaves a set at the very start of the day where it is', () => {
    const lines = linesFor([{ ...night, date: '2025-07-05', start: '06:00', end: '07:00' }], '06:00');
    expect(lines).toEqual(['Night @ Barn 2025-07-05 06:00-07:00']);
  });
});
