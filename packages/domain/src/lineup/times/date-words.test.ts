import { describe, expect, it } from 'vitest';
import { addDays, dateMillis } from '../../time/plain-date.ts';
import { utcDate } from '../../time/utc-date.ts';
import { createDateWriting } from './date-writing.ts';
import { parseDate } from './parse-date.ts';

const locales = ['en-GB', 'en-US', 'de', 'nl', 'fr', 'es', 'pt', 'it', 'da', 'nb', 'sv', 'fi', 'pl', 'cs'];
const span = { start: '2024-06-27', end: '2024-07-02' };

/** Returns how a file with only these texts is read; null for unreadable ones. */
function readAll(texts: readonly string[], days = span, dayFirst?: boolean): (string | null)[] {
  const writing = createDateWriting({ texts: () => texts, dayFirst }, days);
  return texts.map((text) => {
    const reading = parseDate(text, days, 'Europe/Paris', writing);
    return reading.kind === 'date' ? reading.date : null;
  });
}

function written(dates: readonly string[], locale: string, parts: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
  return dates.map((date) => format.format(utcDate(dateMillis(date))));
}

const festivalDates = Array.from({ length: 6 }, (_, day) => addDays(span.start, day));
const yearOfDates = Array.from({ length: 366 }, (_, day) => addDays('2024-01-01', day));

describe('dates in words of European languages', () => {
  it.each(locales)('reads weekday, day, month and year of every date as %s writes them', (locale) => {
    for (const month of ['long', 'short'] as const) {
      const texts = written(yearOfDates, locale, { weekday: 'long', day: 'numeric', month, year: 'numeric' });
      expect(readAll(texts)).toEqual(yearOfDates);
    }
  });

  it.each(locales)('reads weekday, day and month of a festival day as %s writes them', (locale) => {
    for (const weekday of ['long', 'short'] as const) {
      for (const month of ['long', 'short'] as const) {
        expect(readAll(written(festivalDates, locale, { weekday, day: 'numeric', month }))).toEqual(
          festivalDates,
        );
      }
    }
  });

  it.each(locales)('reads the weekdays alone as %s writes them', (locale) => {
    expect(readAll(written(festivalDates, locale, { weekday: 'long' }))).toEqual(festivalDates);
    expect(readAll(written(festivalDates, locale, { weekday: 'short' }))).toEqual(festivalDates);
  });
});

describe('words that mean something else in another language', () => {
  it('go by the other words of the file', () => {
    const weekend = { start: '2024-07-04', end: '2024-07-07' };
    expect(readAll(['Do', 'Fr', 'Sa', 'So'], weekend)).toEqual(festivalDaysFrom(4, 4));
    expect(readAll(['jue', 'vie', 'sáb', 'dom'], weekend)).toEqual(festivalDaysFrom(4, 4));
    expect(readAll(['Pt', 'So', 'Nd'], weekend)).toEqual(festivalDaysFrom(5, 3));
  });

  it('are left open where nothing tells the language and both are festival days', () => {
    expect(readAll(['So'], { start: '2024-07-04', end: '2024-07-07' })).toEqual([null]);
  });

  it('do not mislead where another date tells the language', () => {
    // A German Thursday, although only Sunday, "domenica", is a day of this festival.
    expect(
      readAll(['Do', 'Freitag', 'Samstag', 'Sonntag'], { start: '2024-07-05', end: '2024-07-07' }),
    ).toEqual([null, '2024-07-05', '2024-07-06', '2024-07-07']);
  });

  function festivalDaysFrom(first: number, count: number): string[] {
    return Array.from({ length: count }, (_, day) => addDays(`2024-07-0${first}`, day));
  }
});

describe('dates as people write them', () => {
  it.each([
    ['Onsdag, 4. juli', { start: '2018-07-03', end: '2018-07-07' }, '2018-07-04'],
    ['le vendredi 28 juin', span, '2024-06-28'],
    ['28 de junio de 2024', span, '2024-06-28'],
    ['Friday night', span, '2024-06-28'],
    ['28-Jun-24', span, '2024-06-28'],
    ["28 Jun '24", span, '2024-06-28'],
    ['Fri 28/06', span, '2024-06-28'],
    ['Fr 28.6.', span, '2024-06-28'],
    ['28.6', span, '2024-06-28'],
    ['28.06.24', span, '2024-06-28'],
    ['(Fri) 28 June', span, '2024-06-28'],
    ['2024/06/28', span, '2024-06-28'],
    ['2024-06-28 (Fri)', span, '2024-06-28'],
    ['Day 2', span, '2024-06-28'],
    ['2. Tag', span, '2024-06-28'],
    ['Jour 2 - vendredi', span, '2024-06-28'],
    ['Day 2 (Saturday)', span, null],
    ['día 28', span, '2024-06-28'],
    ['Día 2', span, null],
    ['Día 2', { start: '2024-06-27', end: '2024-06-30' }, '2024-06-28'],
    ['día 1 de julio', span, '2024-07-01'],
    ['Sat 28 June', span, null],
    ['Fri 28/06/2024 or so', span, null],
    ['Fri/Sat', span, null],
    ['31/06/2024', span, null],
  ])('reads %j of %o as %s', (text, days, date) => {
    expect(readAll([text], days)).toEqual([date]);
  });
});

describe('day and month in numbers', () => {
  const long = { start: '2024-06-05', end: '2024-07-07' };

  it('are left open where nothing tells their order', () => {
    expect(readAll(['06/07/2024', '07/06/2024'], long)).toEqual([null, null]);
  });

  it('go by a date of the file that has no other reading', () => {
    expect(readAll(['06/07/2024', '14/06/2024'], long)).toEqual(['2024-07-06', '2024-06-14']);
    expect(readAll(['06/07/2024', '06/14/2024'], long)).toEqual(['2024-06-07', '2024-06-14']);
  });

  it('go by a weekday', () => {
    expect(readAll(['06/07', 'Sat 06/07'], long)).toEqual(['2024-07-06', '2024-07-06']);
  });

  it('go by a date that is a festival day one way only', () => {
    expect(readAll(['06/07/2024', '08/06/2024'], long)).toEqual(['2024-07-06', '2024-06-08']);
  });

  it('are left open where the other dates disagree', () => {
    expect(readAll(['06/07/2024', '14/06/2024', '06/15/2024'], long)).toEqual([
      null,
      '2024-06-14',
      '2024-06-15',
    ]);
  });

  it('go by what somebody says who knows', () => {
    expect(readAll(['06/07/2024'], long, true)).toEqual(['2024-07-06']);
    expect(readAll(['06/07/2024'], long, false)).toEqual(['2024-06-07']);
  });

  it('tell which order was taken', () => {
    const writing = createDateWriting({ texts: () => [], dayFirst: false }, long);
    expect(parseDate('06/07/2024', long, 'UTC', writing)).toMatchObject({ order: 'monthFirst' });
    expect(parseDate('06/14/2024', long, 'UTC', writing)).not.toHaveProperty('order');
  });
});
