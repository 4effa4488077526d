import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockFromMinutes } from '../../time/clock-time.ts';
import { parseDuration } from './parse-duration.ts';
import { parseTime } from './parse-time.ts';

const zone = 'Europe/Amsterdam';

describe('parseTime', () => {
  it('takes HH:MM as it stands', () => {
    fc.assert(
      fc.property(fc.nat(1439), (minutes) => {
        const source = clockFromMinutes(minutes);
        expect(parseTime(source, zone)).toEqual({
          kind: 'clock',
          source,
          minutes,
          exact: true,
          twelveHour: false,
        });
      }),
    );
  });

  it.each([
    ['9:05', 545, false],
    ['0905', 545, false],
    ['905', 545, false],
    ['9.05', 545, false],
    ['9h05', 545, false],
    ['21h', 1260, false],
    ['21 Uhr', 1260, false],
    ['21', 1260, false],
    ['9:05 PM', 1265, false],
    ['9.05 p.m.', 1265, false],
    ['9pm', 1260, false],
    ['12am', 0, false],
    ['12:30am', 30, false],
    ['12pm', 720, false],
    ['21:00 PM', 1260, false],
    ['21:00:00', 1260, true],
    ['21:00:00.000', 1260, true],
    ['21:00:30', 1260, false],
    ['24:00', 1440, true],
    ['25:30', 1530, true],
    ['47:59', 2879, true],
  ])('reads %j as %i minutes', (text, minutes, exact) => {
    expect(parseTime(text, zone)).toMatchObject({ kind: 'clock', minutes, exact });
  });

  it.each([
    '48:00',
    '12:60',
    '0am',
    '13am',
    '0:30pm',
    'TBA',
    '?',
    '9-11pm',
    '21:00-22:00-23:00',
    '-1',
    '12:5',
    '99',
    '2025-02-30T10:00',
    '10:00 abc',
    '9'.repeat(1000),
  ])('leaves %j open', (text) => {
    expect(parseTime(text, zone).kind).toBe('unreadable');
  });

  it.each(['21:00-22:30', '21:00 – 22:30', '21.00—22.30', '9pm to 10:30pm', '21:00 until 22:30'])(
    'reads the range %j',
    (text) => {
      const reading = parseTime(text, zone);
      expect(reading).toMatchObject({ kind: 'range', start: { minutes: 1260 }, end: { minutes: 1350 } });
    },
  );

  it.each([
    ['2025-07-04T19:00:00Z', '2025-07-04', 1260, null],
    ['2025-07-04T19:00:00.000+00:00', '2025-07-04', 1260, null],
    ['2025-07-04T19:00:30Z', '2025-07-04', 1260, 'zoneConverted'],
    ['2025-07-04 21:00-0300', '2025-07-05', 120, 'zoneConverted'],
    ['2025-01-04T19:00Z', '2025-01-04', 1200, null],
    // For a clock time that exists twice, the earlier instant is used, so these differ.
    ['2025-10-26T00:30Z', '2025-10-26', 150, null],
    ['2025-10-26T01:30Z', '2025-10-26', 150, 'zoneConverted'],
    ['1751655600000', '2025-07-04', 1260, 'zoneConverted'],
    ['1751655600', '2025-07-04', 1260, 'zoneConverted'],
    ['2025-07-04T21:00', '2025-07-04', 1260, null],
    ['2025-07-04 21:00', '2025-07-04', 1260, 'splitDateTime'],
    ['2025-07-04 24:00', '2025-07-04', 1440, 'splitDateTime'],
  ])('reads the date-time %j', (text, date, minutes, code) => {
    expect(parseTime(text, zone)).toMatchObject({ kind: 'dateTime', date, minutes, code });
  });

  it('reads a clock time with an offset, and takes a minus for a range', () => {
    expect(parseTime('19:00Z', zone)).toMatchObject({ kind: 'utcClock', minutes: 1140 });
    expect(parseTime('01:00+02:00', zone)).toMatchObject({ kind: 'utcClock', minutes: -60 });
    expect(parseTime('21:00-02:00', zone).kind).toBe('range');
  });
});

describe('parseDuration', () => {
  it.each([
    ['90', 90],
    ['90 min', 90],
    ['1:30', 90],
    ['1:30:00', 90],
    ['1h', 60],
    ['1h30', 90],
    ['1.5 h', 90],
    ['2 hours', 120],
    ['0', null],
    ['-30', null],
    ['9999', null],
    ['a while', null],
    ['', null],
  ])('reads %j as %s', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes);
  });
});
