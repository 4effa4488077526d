import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { festivalDays, festivalTimestamps } from '../festival/days.ts';
import { formatClock, formatDay, formatWeekday, hourCycles } from '../time/format.ts';
import { clockFromMinutes } from '../time/clock-time.ts';
import { readMoments } from './read-moment.ts';

const timezone = 'America/Vancouver';
const festivalOf = (startDate: string, endDate: string, dayStartsAt = '06:00') => ({
  ...festivalTimestamps({ startDate, endDate, timezone }),
  timezone,
  dayStartsAt,
});
const weekend = festivalOf('2026-07-03', '2026-07-05');
const read = (text: string, festival = weekend) =>
  readMoments(text, festival).map(({ day, clock }) => `${day ?? 'the day shown'} ${clock}`);

describe('a moment', () => {
  test.each([
    ['sat 22:00', '2026-07-04 22:00'],
    ['Saturday 10 PM', '2026-07-04 22:00'],
    ['22:00 saturday', '2026-07-04 22:00'],
    ['sat at 10.30 p.m.', '2026-07-04 22:30'],
    ['10pm on Jul 4', '2026-07-04 22:00'],
    ['July 4, 9h05', '2026-07-04 09:05'],
    ['2026-07-05 1:30 am', '2026-07-05 01:30'],
    ['day 1 21h', '2026-07-03 21:00'],
    ['sat 2200', '2026-07-04 22:00'],
    ['sat 22', '2026-07-04 22:00'],
    ['sat 25:30', '2026-07-04 01:30'],
    ['22:00', 'the day shown 22:00'],
    ['at 10 pm', 'the day shown 22:00'],
    [' 01:30 ', 'the day shown 01:30'],
  ])('is read in “%s”', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test.each([
    [''],
    ['sat'],
    ['sat 7'],
    ['22'],
    ['24 hours'],
    ['12 Hours'],
    ['24h'],
    ['2200'],
    ['sunday 25:99'],
    ['monday 22:00'],
    ['2026-08-01 22:00'],
    ['owl 22:00'],
    ['jul 4'],
    ['4.7.2026'],
    ['22:00 - 23:00'],
  ])('is none in “%s”', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('is one of each such day of a long festival', () => {
    const fortnight = festivalOf('2026-07-03', '2026-07-16');
    expect(read('sat 22:00', fortnight)).toEqual(['2026-07-04 22:00', '2026-07-11 22:00']);
    expect(read('4 22:00', fortnight)).toEqual(['2026-07-04 22:00']);
  });

  it('past the midnight with which a day ends is on the next, while there is one', () => {
    const days = festivalOf('2026-07-03', '2026-07-05', '00:00');
    expect(read('sat 24:30', days)).toEqual(['2026-07-05 00:30']);
    expect(read('sun 24:30', days)).toEqual([]);
  });

  it('of a one-day festival needs its time', () => {
    const day = festivalOf('2026-07-14', '2026-07-14');
    expect(read('jul 14', day)).toEqual([]);
    expect(read('jul 14 20', day)).toEqual(['2026-07-14 20:00']);
  });
});

it('is read as the portal writes it, whichever way round', () => {
  const day = fc.constantFrom(...festivalDays(weekend));
  const minutes = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(
      day,
      minutes,
      fc.constantFrom(...hourCycles),
      fc.boolean(),
      fc.boolean(),
      (on, at, cycle, isShort, isTurned) => {
        const clock = clockFromMinutes(at);
        const words = [isShort ? formatDay(on) : formatWeekday(on), formatClock(clock, cycle)];
        const text = (isTurned ? words.toReversed() : words).join(' ');
        expect(readMoments(text, weekend)).toEqual([{ day: on, clock }]);
      },
    ),
  );
});

it('takes any text without failing, and names days of the festival alone', () => {
  const word = fc.oneof(fc.constantFrom('sat', 'at', '22:00', '10', 'pm', 'jul', '4', ':', '-'), fc.string());
  fc.assert(
    fc.property(fc.array(word, { maxLength: 9 }), (words) => {
      for (const { day, clock } of readMoments(words.join(' '), weekend)) {
        expect([null, ...festivalDays(weekend)]).toContain(day);
        expect(clock).toMatch(/^\d\d:\d\d$/u);
      }
    }),
  );
});
