import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyChangeDay,
  anyClock,
  anyDate,
  anyInstant,
  anyInstantAtChange,
  anyZone,
} from '../../time/testing/zones.ts';
import { wallClockOf } from '../../time/wall-clock.ts';
import { timestampFromMillis, timestampToMillis } from '../../timestamp.ts';
import {
  type EventTimestamps,
  clockChoices,
  clockTimesOf,
  durationMinutes,
  endsNextDay,
  eventClockTimes,
  eventTimestamps,
  isLateNight,
  isSameMinute,
  takenSpan,
  timeNoticeText,
} from './event-times.ts';

const amsterdam = { timezone: 'Europe/Amsterdam', dayStartsAt: '00:00' };
const nights = { ...amsterdam, dayStartsAt: '06:00' };

/** The local date and time of a set's date, start and end. */
function shown(event: EventTimestamps, timezone = 'Europe/Amsterdam') {
  return [event.date, event.timeStart, event.timeEnd].map((timestamp) => {
    const { date, clock } = wallClockOf(timestampToMillis(timestamp), timezone);
    return `${date} ${clock}`;
  });
}

const friday = (timeStart: string, timeEnd: string) => ({ date: '2026-07-03', timeStart, timeEnd });

describe('eventTimestamps', () => {
  test.each([
    ['a set in the afternoon', amsterdam, friday('14:00', '15:00'), ['07-03 14:00', '07-03 15:00']],
    ['a set past midnight', amsterdam, friday('23:00', '02:00'), ['07-03 23:00', '07-04 02:00']],
    ['a set that ends at midnight', amsterdam, friday('22:00', '00:00'), ['07-03 22:00', '07-04 00:00']],
    ['a set of no length', amsterdam, friday('20:00', '20:00'), ['07-03 20:00', '07-03 20:00']],
    [
      'the small hours of the calendar day',
      amsterdam,
      friday('01:00', '02:00'),
      ['07-03 01:00', '07-03 02:00'],
    ],
    ['the small hours of the festival day', nights, friday('01:00', '02:00'), ['07-04 01:00', '07-04 02:00']],
    ['past midnight in a festival night', nights, friday('23:00', '02:00'), ['07-03 23:00', '07-04 02:00']],
    [
      'over the start of the next festival day',
      nights,
      friday('05:00', '07:00'),
      ['07-04 05:00', '07-04 07:00'],
    ],
    ['from the start of the day', nights, friday('06:00', '05:59'), ['07-03 06:00', '07-04 05:59']],
    ['nearly a day long from the night', nights, friday('04:00', '03:00'), ['07-04 04:00', '07-05 03:00']],
  ])('%s', (_, festival, times, expected) => {
    const event = eventTimestamps(times, festival);
    expect(shown(event)).toEqual(['2026-07-03 00:00', ...expected.map((text) => `2026-${text}`)]);
    expect(event.notices).toEqual([]);
    expect(event.endsNextDay).toBe(times.timeEnd < times.timeStart);
  });

  test('a time in the gap is taken later and told', () => {
    const event = eventTimestamps({ date: '2026-03-29', timeStart: '02:15', timeEnd: '04:00' }, amsterdam);
    expect(shown(event)).toEqual(['2026-03-29 00:00', '2026-03-29 03:15', '2026-03-29 04:00']);
    expect(event.notices).toEqual([{ field: 'timeStart', kind: 'gap', time: '02:15', shown: '03:15' }]);
    expect(event.notices.map(timeNoticeText)).toEqual([
      '02:15 does not exist on this day (clocks go forward). It counts as 03:15.',
    ]);
  });

  test('an end that the gap would put before the start moves along', () => {
    const event = eventTimestamps({ date: '2026-03-29', timeStart: '02:30', timeEnd: '03:00' }, amsterdam);
    expect(shown(event)).toEqual(['2026-03-29 00:00', '2026-03-29 03:30', '2026-03-29 04:00']);
    expect(durationMinutes(event)).toBe(30);
    expect(event.notices.map(timeNoticeText)).toEqual([
      '02:30 does not exist on this day (clocks go forward). It counts as 03:30.',
      '03:00 would be before the start on this day (clocks go forward). It counts as 04:00.',
    ]);
  });

  test('of a time that exists twice the earlier is taken and told', () => {
    const event = eventTimestamps({ date: '2026-10-24', timeStart: '23:00', timeEnd: '02:30' }, nights);
    expect(timestampToMillis(event.timeEnd)).toBe(Date.UTC(2026, 9, 25, 0, 30));
    expect(event.notices.map(timeNoticeText)).toEqual([
      '02:30 happens twice on this day (clocks go back). The earlier one is used.',
    ]);
  });

  test.each([
    { date: '2026-02-30', timeStart: '10:00', timeEnd: '11:00' },
    { date: '2026-02-03', timeStart: '25:00', timeEnd: '11:00' },
    { date: '2026-02-03', timeStart: '10:00', timeEnd: '' },
  ])('impossible times are an error: %j', (times) => {
    expect(() => eventTimestamps(times, amsterdam)).toThrow(RangeError);
  });

  test('the end is never before the start, the clocks show what was given or a notice says why not', () => {
    fc.assert(
      fc.property(
        anyChangeDay,
        anyClock,
        anyClock,
        anyClock,
        ({ zone, date }, timeStart, timeEnd, dayStartsAt) => {
          const event = eventTimestamps({ date, timeStart, timeEnd }, { timezone: zone, dayStartsAt });
          expect(durationMinutes(event)).toBeGreaterThanOrEqual(0);
          const noticed = new Set(
            event.notices.filter(({ kind }) => kind !== 'overlap').map(({ field }) => field),
          );
          const [, start = '', end = ''] = shown(event, zone);
          expect(start.endsWith(timeStart)).toBe(!noticed.has('timeStart'));
          expect(end.endsWith(timeEnd)).toBe(!noticed.has('timeEnd'));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('eventClockTimes', () => {
  test('gives back what eventTimestamps was given, in any zone and with any start of the day', () => {
    fc.assert(
      fc.property(
        anyDate,
        anyClock,
        anyClock,
        anyZone,
        anyClock,
        (date, timeStart, timeEnd, timezone, dayStartsAt) => {
          const festival = { timezone, dayStartsAt };
          const event = eventTimestamps({ date, timeStart, timeEnd }, festival);
          fc.pre(event.notices.every(({ kind }) => kind === 'overlap'));
          expect(eventClockTimes(event, festival)).toEqual({
            date,
            timeStart,
            timeEnd,
            endsNextDay: endsNextDay(timeStart, timeEnd),
          });
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('gives back a stored set of less than a day', () => {
    const length = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(anyInstant, length, anyZone, anyClock, (start, minutes, timezone, dayStartsAt) => {
        const end = start + minutes * 60_000;
        fc.pre(isPlainStretch(start, end, timezone));
        const festival = { timezone, dayStartsAt };
        const stored = { timeStart: timestampFromMillis(start), timeEnd: timestampFromMillis(end) };
        expect(eventTimestamps(eventClockTimes(stored, festival), festival)).toMatchObject(stored);
      }),
      { numRuns: 1000 },
    );
  });

  test('gives back what begins or ends around a change of the clocks, to the minute', () => {
    const length = fc.integer({ min: 0, max: 720 });
    fc.assert(
      fc.property(anyInstantAtChange, length, anyClock, ({ zone, instant }, minutes, dayStartsAt) => {
        const festival = { timezone: zone, dayStartsAt };
        const span = { start: instant, end: instant + minutes * 60_000 };
        const { start, end } = takenSpan(clockTimesOf(span, festival), festival);
        expect({ start: start.instant, end: end.instant }).toEqual(span);
      }),
      { numRuns: 5000 },
    );
  });

  test('reads a moved set as it is shown', () => {
    const moved = eventTimestamps({ date: '2026-03-29', timeStart: '02:30', timeEnd: '03:00' }, amsterdam);
    const times = eventClockTimes(moved, amsterdam);
    expect(times).toEqual({ date: '2026-03-29', timeStart: '03:30', timeEnd: '04:00', endsNextDay: false });
    expect(eventTimestamps(times, amsterdam)).toMatchObject({
      timeStart: moved.timeStart,
      timeEnd: moved.timeEnd,
    });
  });
});

/** Returns true if local time advances by less than a day, so that the end's clock time occurs once after the start. */
function isPlainStretch(start: number, end: number, zone: string): boolean {
  const local = [start, end].map((instant) => {
    const { date, clock } = wallClockOf(instant, zone);
    return Date.parse(`${date}T${clock}Z`);
  });
  const gained = (local[1] ?? 0) - (local[0] ?? 0);
  return gained >= 0 && gained < 86_400_000;
}

describe('a time that exists twice', () => {
  const night = (timeStart: string, timeEnd: string, passes = {}) => ({
    date: '2026-10-24',
    timeStart,
    timeEnd,
    ...passes,
  });
  const minutesOf = (times: ReturnType<typeof night>) => durationMinutes(eventTimestamps(times, nights));

  test('is the second where that is said, and told', () => {
    const event = eventTimestamps(night('02:30', '04:00', { startPass: 'second' }), nights);
    expect(timestampToMillis(event.timeStart)).toBe(Date.UTC(2026, 9, 25, 1, 30));
    expect(event.notices.map(timeNoticeText)).toEqual([
      '02:30 happens twice on this day (clocks go back). The later one is used.',
    ]);
  });

  test('may end a set that began in the first pass, also at the same time or before it by the clock', () => {
    const second = { endPass: 'second' };
    expect(minutesOf(night('02:10', '02:30', second))).toBe(80);
    expect(minutesOf(night('02:30', '02:30', second))).toBe(60);
    expect(minutesOf(night('02:40', '02:20', second))).toBe(40);
    expect(eventTimestamps(night('02:40', '02:20', second), nights).endsNextDay).toBe(false);
    expect(eventTimestamps(night('23:00', '02:20', second), nights).endsNextDay).toBe(true);
  });

  test('is the second for the end of a set that begins in it', () => {
    const times = night('02:10', '02:30', { startPass: 'second' });
    expect(minutesOf(times)).toBe(20);
    expect(clockChoices(times, nights).map(({ pass }) => pass)).toEqual(['startPass']);
  });

  test('is to be chosen where both can be meant', () => {
    expect(clockChoices(night('22:00', '02:30'), nights)).toEqual([
      { field: 'timeEnd', pass: 'endPass', time: '02:30', isSecond: false },
    ]);
    expect(clockChoices(night('02:10', '02:30', { endPass: 'second' }), nights)).toEqual([
      { field: 'timeStart', pass: 'startPass', time: '02:10', isSecond: false },
      { field: 'timeEnd', pass: 'endPass', time: '02:30', isSecond: true },
    ]);
    expect(clockChoices(night('22:00', '03:00'), nights)).toEqual([]);
    expect(clockChoices({ ...night('02:30', '04:00'), date: '2026-07-03' }, nights)).toEqual([]);
  });
});

test.each([
  [0, 59_999, true],
  [59_999, 60_000, false],
  [-1, 0, false],
])('%d and %d are in the same minute: %s', (one, other, isSame) => {
  expect(isSameMinute(one, other)).toBe(isSame);
});

test.each([
  ['23:00', '02:00', true],
  ['22:00', '00:00', true],
  ['22:00', '21:59', true],
  ['20:00', '20:00', false],
  ['09:00', '10:00', false],
])('a set from %s to %s ends on the next day: %s', (start, end, expected) => {
  expect(endsNextDay(start, end)).toBe(expected);
});

test.each([
  ['18:00', '06:59', true],
  ['23:00', '02:00', true],
  ['22:30', '00:00', true],
  ['17:59', '02:00', false],
  ['18:00', '07:00', false],
  ['18:00', '19:00', false],
  ['22:30', '22:00', false],
  ['02:00', '01:00', false],
])('late night from %s to %s: %s', (start, end, expected) => {
  expect(isLateNight(start, end)).toBe(expected);
});

test.each([
  ['2026-03-28', '23:00', '04:00', 240],
  ['2026-10-24', '23:00', '04:00', 360],
  ['2026-07-03', '23:00', '04:00', 300],
])('minutes that really pass on the night of %s', (date, timeStart, timeEnd, minutes) => {
  expect(durationMinutes(eventTimestamps({ date, timeStart, timeEnd }, amsterdam))).toBe(minutes);
});
