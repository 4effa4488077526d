import { describe, expect, it, vi } from 'vitest';
import { lineOf, parseRows } from '../testing/parse-rows.ts';
import { parseTime } from './parse-time.ts';
import { sampleFestival } from '../testing/sample-festival.ts';

/** Returns what is read from a row with this start, or with this start, end and date; Friday is July 4, 2025. */
function readTimes(start: string, end = '', date = '2025-07-04', extra: object = {}): string {
  const rows = [{ artist: 'Owl', stage: 'Barn', date, start, end, ...extra }];
  const [event] = parseRows(rows, sampleFestival());
  return event === undefined ? '' : lineOf(event).replace('Owl @ Barn ', '');
}

describe('clock times as people write them', () => {
  it.each([
    ['11.30pm', '23:30'],
    ['9:30p', '21:30'],
    ['2330', '23:30'],
    ['23.30 Uhr', '23:30'],
    ['23,30', '23:30'],
    ['23h30', '23:30'],
    ['ca. 21:00', '21:00'],
    ['kl. 21.00', '21:00'],
    ['à 21h', '21:00'],
    ['~21:00', '21:00'],
    ['21:00*', '21:00'],
    ['21:00 (tbc)', '21:00'],
    ['20 u', '20:00'],
    ['midnight', '00:00'],
    ['12 noon', '12:00'],
    ['Mitternacht', '00:00'],
    ['２１：００', '21:00'],
  ])('reads %j as %s and tells it', (text, clock) => {
    expect(readTimes(text)).toBe(`2025-07-04 ${clock}-? [timeStart timeFormat]`);
  });

  it('reads an hour of the next day', () => {
    expect(readTimes('23:00', '01:30 (+1)')).toBe('2025-07-04 23:00-01:30 [timeEnd hoursPastMidnight]');
    expect(readTimes('23:00', '24:30')).toBe('2025-07-04 23:00-00:30 [timeEnd hoursPastMidnight]');
  });

  it.each(['TBA', 'TBC', 'LATE', 'close', '?'])('takes %j for an end that is open', (text) => {
    expect(readTimes('20:00', text)).toBe('2025-07-04 20:00-? [timeEnd openEnd]');
  });

  it.each(['sunset', 'half past nine', "25 o'clock"])('cannot read %j', (text) => {
    expect(readTimes('20:00', text)).toBe('2025-07-04 20:00-? [timeEnd unreadable]');
  });
});

describe('start and end in one field', () => {
  it.each([
    '20:00-21:15',
    '20.00 – 21.15 Uhr',
    '20:00 bis 21:15',
    'von 20:00 bis 21:15 Uhr',
    'de 20h à 21h15',
    '20h00 a 21h15',
    '20:00 > 21:15',
    '20:00 → 21:15',
    '8pm - 9.15pm',
    '8:00p-9:15p',
    '20:00-21:15 (75 min)',
  ])('reads %j', (text) => {
    expect(readTimes(text)).toBe('2025-07-04 20:00-21:15 [timeStart timeFormat, timeEnd timeFormat]');
  });

  it.each(['22:00 - late', '22:00–close', '22:00 til close', '22:00-TBA', '22:00 - ?'])(
    'reads the start of %j and leaves its end open',
    (text) => {
      expect(readTimes(text)).toBe('2025-07-04 22:00-? [timeStart timeFormat, timeEnd openEnd]');
    },
  );

  it('does not guess to which half a single pm belongs', () => {
    expect(readTimes('9-11pm')).toBe('2025-07-04 ?-? [timeStart unreadable]');
    expect(readTimes('9 bis 11pm')).toBe('2025-07-04 ?-? [timeStart unreadable]');
  });

  it.each([
    'Fri 20:00-21:15',
    'Friday 4 July 20:00 - 21:15',
    '2025-07-04 20:00 - 21:15',
    '2025-07-04 20:00 - 2025-07-04 21:15',
    '04.07. 20:00 - 04.07. 21:15',
  ])('reads %j with its date', (text) => {
    expect(readTimes(text, '', '')).toMatch(/^2025-07-04 20:00-21:15 \[/u);
    expect(readTimes('', '', text)).toMatch(/^2025-07-04 20:00-21:15 \[/u);
  });

  it('reads an interval in full, of which there is nothing to tell', () => {
    expect(readTimes('2025-07-04T20:00/2025-07-04T21:15', '', '')).toBe('2025-07-04 20:00-21:15');
  });

  it('takes a length where there is no end', () => {
    expect(readTimes('20:00', '', '2025-07-04', { duration: '1h15' })).toBe(
      '2025-07-04 20:00-21:15 [timeEnd timeFormat]',
    );
    expect(readTimes('20:00', '', '2025-07-04', { duration: 'PT1H15M' })).toBe(
      '2025-07-04 20:00-21:15 [timeEnd timeFormat]',
    );
  });
});

describe('date and time in one field', () => {
  it.each([
    '2025/07/04 19:45',
    '04/07/2025 19:45',
    '4.7.2025 19:45',
    '07/04/2025 7:45 PM',
    '2025-07-04 7.45pm',
    'Fri 4 July 19:45',
    '4 July 2025, 19:45',
    'Freitag, 4. Juli um 19:45 Uhr',
    '19:45, 4 July',
    'Fri 19:45',
    'FRI 4 JUL 19:45',
    'Fri, 04 Jul 2025 17:45:00 GMT',
    'Fri Jul 04 2025 19:45:00 GMT+0200 (Central European Summer Time)',
    '2025-07-04T17:45:00.000+00:00[Europe/London]',
  ])('reads %j', (text) => {
    expect(readTimes(text, '', '')).toMatch(/^2025-07-04 19:45-\? \[/u);
    expect(readTimes('', '', text)).toMatch(/^2025-07-04 19:45-\? \[/u);
  });

  it.each(['Sat 4 July 2025 19:45', 'July 19:45', '31.06.2025 19:45', '4 July 2025 25th', '4 July 2024'])(
    'leaves the start open in %j',
    (text) => {
      expect(readTimes(text, '', '')).toBe('? ?-? [timeStart unreadable]');
    },
  );

  it('takes the T of a name for no sign between date and time', () => {
    expect(readTimes('SAT 21:00', '', '')).toMatch(/^2025-07-05 21:00-/u);
  });

  it('looks for a date in a few places only, however many there could be', () => {
    const readDay = vi.fn<(text: string) => string | null>(() => null);
    expect(
      parseTime('fri 1:00 so 2:00 mar 3:00 4:00 1:00 di 2:00 3:00 - 4:00 1:00', 'UTC', readDay).kind,
    ).toBe('unreadable');
    expect(readDay.mock.calls.length).toBeLessThanOrEqual(12);
  });

  it('counts hours past midnight from the date', () => {
    expect(readTimes('Fri 25:30', '', '')).toMatch(/^2025-07-05 01:30-\?/u);
  });

  it('takes the day of an early hour for a festival day where the evenings say so', () => {
    const rows = [
      { artist: 'Evening', stage: 'Barn', start: 'Fri 22:00', end: 'Fri 23:30' },
      { artist: 'Night', stage: 'Barn', start: 'Fri 23:30', end: 'Fri 00:30' },
      { artist: 'Late', stage: 'Barn', start: 'Fri 00:30', end: 'Fri 02:00' },
    ];
    const events = parseRows(rows, sampleFestival({ dayStartsAt: '06:00' }));
    expect(events.map((event) => event.date)).toEqual(['2025-07-04', '2025-07-04', '2025-07-04']);
  });
});

describe('an end before the start', () => {
  it('stays and is reported where the file writes a date with it', () => {
    const night = readTimes('2025-07-04T23:00', '2025-07-04T00:15', '');
    expect(night).toBe('2025-07-04 23:00-00:15 [timeEnd endBeforeStart]');
    const slip = readTimes('2025-07-04T14:30', '2025-07-04T13:45', '');
    expect(slip).toBe('2025-07-04 14:30-13:45 [timeEnd endBeforeStart]');
  });

  it('is found by the instants, whatever the offset', () => {
    expect(readTimes('2025-07-05T23:00Z', '2025-07-05T22:15Z', '')).toBe(
      '2025-07-06 01:00-00:15 [timeEnd endBeforeStart]',
    );
  });
});
