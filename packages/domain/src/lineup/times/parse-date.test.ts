import { describe, expect, it } from 'vitest';
import { parseDate } from './parse-date.ts';

const summer = { start: '2025-07-04', end: '2025-07-07' };
const zone = 'America/Vancouver';

function dateOf(text: string, span = summer) {
  const reading = parseDate(text, span, zone);
  return 'date' in reading ? reading.date : reading.kind;
}

describe('parseDate', () => {
  it('takes YYYY-MM-DD as it stands, inside and outside the festival', () => {
    for (const date of ['2025-07-04', '2024-02-29', '1999-12-31']) {
      expect(parseDate(date, summer, zone)).toEqual({ kind: 'date', source: date, date, exact: true });
    }
  });

  it.each([
    ['2025-7-4', '2025-07-04'],
    ['2025.07.04', '2025-07-04'],
    [' 2025-07-04 ', '2025-07-04'],
    ['4.7.2025', '2025-07-04'],
    ['04.07.', '2025-07-04'],
    ['July 4, 2025', '2025-07-04'],
    ['the 4th of July 2025', '2025-07-04'],
    ['Fri, 4 Jul', '2025-07-04'],
    ['thurs', 'unreadable'],
    ['Friday', '2025-07-04'],
    ['6th', '2025-07-06'],
    ['9', 'unreadable'],
    ['day 4', '2025-07-07'],
    ['day 5', 'unreadable'],
    ['day 0', 'unreadable'],
    ['Sat 4', 'unreadable'],
    ['July', 'unreadable'],
    ['2025', 'unreadable'],
    ['July 2025', 'unreadable'],
    ['25/07/2025', '2025-07-25'],
    ['2025-02-29', 'unreadable'],
    ['0000-00-00', 'unreadable'],
    ['Fri Fri', 'unreadable'],
    ['x'.repeat(100_000), 'unreadable'],
    ['', 'empty'],
    ['  ', 'empty'],
  ])('reads %j as %s', (text, date) => {
    expect(dateOf(text)).toBe(date);
  });

  it('leaves a weekday or day number open that the festival has twice', () => {
    const long = { start: '2025-06-28', end: '2025-07-28' };
    expect(dateOf('Sunday', long)).toBe('unreadable');
    expect(dateOf('28', long)).toBe('unreadable');
    expect(dateOf('27', long)).toBe('2025-07-27');
  });

  it('finds the year of a festival across New Year', () => {
    const newYear = { start: '2025-12-30', end: '2026-01-02' };
    expect(dateOf('1 January', newYear)).toBe('2026-01-01');
    expect(dateOf('31 Dec', newYear)).toBe('2025-12-31');
  });

  it('leaves 07/04 open where both readings are festival days', () => {
    expect(dateOf('07/04/2025', { start: '2025-04-01', end: '2025-08-01' })).toBe('unreadable');
    expect(dateOf('07/04/2025', { start: '2025-04-01', end: '2025-05-01' })).toBe('2025-04-07');
  });

  it('converts date-times into the zone of the festival', () => {
    const reading = parseDate('2025-07-05T02:30:00Z', summer, zone);
    expect(reading).toMatchObject({
      kind: 'dateTime',
      date: '2025-07-04',
      minutes: 1170,
      code: null,
    });
  });

  it('keeps the day of a midnight, which is how programs write a plain date', () => {
    expect(dateOf('2025-07-04T00:00:00.000Z')).toBe('2025-07-04');
    expect(dateOf(String(Date.UTC(2025, 6, 4)))).toBe('2025-07-04');
  });

  it('does not go beyond a very long festival', () => {
    expect(dateOf('Sunday', { start: '1900-01-01', end: '2200-12-31' })).toBe('unreadable');
  });
});
