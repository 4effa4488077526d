import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { festivalDayOf, spanOfDay } from '../../festival/days.ts';
import { anyChangeDay, anyClock, anyInstant, anyZone } from '../../time/testing/zones.ts';
import { plainDateOf, wallClockOf } from '../../time/wall-clock.ts';
import { snapped, snapSteps } from '../snap.ts';
import { fullHoursAround, hourMarks, midnightMarks } from './axis-marks.ts';
import { axisHeight, dayAxis, instantAt, pixelsToMinutes, placeOf, topOf } from './day-axis.ts';
import { hoursOn, sharedHours } from './shared-hours.ts';

const minute = 60_000;
const hour = 60 * minute;
const zone = 'Europe/Amsterdam';
/** Festival days from 06:00. */
const festival = { timezone: zone, dayStartsAt: '06:00' };
/** The nights when clocks go back and forward. */
const longDay = '2026-10-24';
const shortDay = '2027-03-27';
const axisOf = (day: string, isReversed = false) => dayAxis(spanOfDay(day, festival), zone, 1.5, isReversed);
const anyStep = fc.constantFrom(...snapSteps);

describe('the axis of a festival day', () => {
  it.each([
    ['2026-07-03', 24],
    [longDay, 25],
    [shortDay, 23],
  ])('of %s has %i hours', (day, hours) => {
    expect(axisHeight(axisOf(day))).toBe(hours * 60 * 1.5);
  });

  it('has 02:30 twice in a night of 25 hours, an hour apart', () => {
    const first = Date.UTC(2026, 9, 25, 0, 30);
    const tops = [first, first + hour].map((instant) => topOf(axisOf(longDay), instant));
    expect(tops).toEqual([20.5 * 90, 21.5 * 90]);
    expect(tops.map((top) => instantAt(axisOf(longDay), top, 5))).toEqual([first, first + hour]);
    expect([first, first + hour].map((instant) => wallClockOf(instant, zone).clock)).toEqual([
      '02:30',
      '02:30',
    ]);
  });

  it('lacks 02:30 in one of 23 hours', () => {
    const axis = axisOf(shortDay);
    const clocks = Array.from(
      { length: axisHeight(axis) / 7.5 },
      (_, step) => wallClockOf(instantAt(axis, step * 7.5, 5), zone).clock,
    );
    expect(clocks).not.toContain('02:30');
    expect(clocks).toContain('01:55');
    expect(clocks).toContain('03:00');
  });

  it('places a set by the time that passes, with the latest first from below', () => {
    const start = Date.UTC(2026, 6, 3, 18);
    const set = { start, end: start + 22 * hour };
    expect(placeOf(axisOf('2026-07-03'), set)).toEqual({ top: 14 * 90, height: 22 * 90 });
    expect(placeOf(axisOf('2026-07-03', true), set)).toEqual({ top: -12 * 90, height: 22 * 90 });
    expect(pixelsToMinutes(axisOf('2026-07-03', true), 15)).toBe(-10);
  });

  test('finds the instant at the place of any instant', () => {
    fc.assert(
      fc.property(
        anyInstant,
        anyZone,
        fc.double({ min: 0.3, max: 9, noNaN: true }),
        fc.boolean(),
        (...of) => {
          const [instant, timezone, scale, isReversed] = of;
          const day = festivalDayOf(instant, { timezone, dayStartsAt: '06:00' });
          const span = spanOfDay(day, { timezone, dayStartsAt: '06:00' });
          const axis = dayAxis(span, timezone, scale, isReversed);
          expect(Math.abs(instantAt(axis, topOf(axis, instant)) - instant)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('snapping', () => {
  test('shows a multiple of the step on the clock, at most half a step away', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, anyStep, (instant, timezone, step) => {
        const to = snapped(instant + 17_000, step, timezone);
        const isAcrossChange = hourMarks({ start: to - hour, end: to }, { timezone }).length !== 1;
        fc.pre(!isAcrossChange);
        expect(Number(wallClockOf(to, timezone).clock.slice(3)) % step).toBe(0);
        expect(Math.abs(to - instant - 17_000)).toBeLessThanOrEqual((step * minute) / 2);
        expect(snapped(to, step, timezone)).toBe(to);
      }),
    );
  });
});

describe('hour marks', () => {
  it('name the hour that comes twice', () => {
    const span = { start: Date.UTC(2026, 9, 24, 23), end: Date.UTC(2026, 9, 25, 2) };
    expect(hourMarks(span, { timezone: zone }).map(({ label, isRepeated }) => [label, isRepeated])).toEqual([
      ['1:00 AM', false],
      ['2:00 AM', false],
      ['2:00 AM again', true],
      ['3:00 AM', false],
    ]);
  });

  it('leave out the hour that does not come', () => {
    const span = { start: Date.UTC(2027, 2, 28, 0), end: Date.UTC(2027, 2, 28, 2) };
    expect(hourMarks(span, { timezone: zone }).map(({ label }) => label)).toEqual([
      '1:00 AM',
      '3:00 AM',
      '4:00 AM',
    ]);
  });

  it('stay on full hours where the clocks change by half of one', () => {
    const howe = 'Australia/Lord_Howe';
    const span = spanOfDay('2026-04-04', { timezone: howe, dayStartsAt: '20:00' });
    const marks = hourMarks(span, { timezone: howe });
    expect(marks.map(({ instant }) => wallClockOf(instant, howe).clock.slice(3))).not.toContain('30');
    expect(span.end - span.start).toBe(24.5 * hour);
  });

  test('are all full hours of any day, from first to last', () => {
    fc.assert(
      fc.property(anyChangeDay, anyClock, ({ zone: timezone, date }, dayStartsAt) => {
        const span = spanOfDay(date, { timezone, dayStartsAt });
        const instants = hourMarks(span, { timezone }).map(({ instant }) => instant);
        const expected: number[] = [];
        for (let at = span.start; at <= span.end; at += minute) {
          if (wallClockOf(at, timezone).clock.endsWith(':00')) expected.push(at);
        }
        expect(instants).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });
});

describe('midnight', () => {
  it('is marked with the new date, in the night and not at the ends of a day', () => {
    const marks = midnightMarks(spanOfDay('2026-07-03', festival), zone);
    expect(marks).toEqual([{ instant: Date.UTC(2026, 6, 3, 22), date: '2026-07-04', label: 'Sat, Jul 4' }]);
    const calendarDay = spanOfDay('2026-07-03', { timezone: zone, dayStartsAt: '00:00' });
    expect(midnightMarks(calendarDay, zone)).toEqual([]);
  });
});

describe('midnight in an awkward zone', () => {
  const spanFrom = (timezone: string, day: string) => spanOfDay(day, { timezone, dayStartsAt: '18:00' });
  const labels = (timezone: string, day: string) =>
    midnightMarks(spanFrom(timezone, day), timezone).map(({ instant, label }) => [
      wallClockOf(instant, timezone).clock,
      label,
    ]);

  it.each([
    ['comes at 01:00 where the clocks jump over it', 'Asia/Beirut', '2026-03-28', ['01:00', 'Sun, Mar 29']],
    ['comes once where its hour comes twice', 'America/Havana', '2026-10-31', ['00:00', 'Sun, Nov 1']],
    ['comes after the hour before it came twice', 'America/Santiago', '2026-04-04', ['00:00', 'Sun, Apr 5']],
    [
      'leads to the date after the one that was left out',
      'Pacific/Apia',
      '2011-12-29',
      ['00:00', 'Sat, Dec 31'],
    ],
  ])('%s', (_, timezone, day, expected) => {
    expect(labels(timezone, day)).toEqual([expected]);
  });

  test('is the first instant of every date that begins within the day', () => {
    fc.assert(
      fc.property(anyChangeDay, anyClock, ({ zone: timezone, date }, dayStartsAt) => {
        const span = spanOfDay(date, { timezone, dayStartsAt });
        const expected: number[] = [];
        for (let at = span.start + minute; at < span.end; at += minute) {
          if (plainDateOf(at - minute, timezone) !== plainDateOf(at, timezone)) expected.push(at);
        }
        expect(midnightMarks(span, timezone).map(({ instant }) => instant)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the hours shown', () => {
  it('are the full ones around', () => {
    const start = Date.UTC(2026, 6, 3, 18, 10);
    const around = { start: Date.UTC(2026, 6, 3, 18), end: Date.UTC(2026, 6, 3, 20) };
    expect(fullHoursAround({ start, end: start + hour }, zone)).toEqual(around);
    expect(fullHoursAround(around, zone)).toEqual(around);
  });

  it('are the same on each day', () => {
    const friday = spanOfDay('2026-07-03', festival).start;
    const saturday = spanOfDay('2026-07-04', festival).start;
    const hours = sharedHours(
      [
        { start: friday + 9.5 * hour, end: friday + 10 * hour },
        { start: saturday + 20 * hour, end: saturday + 20.5 * hour },
      ],
      festival,
    );
    const expected = { start: friday + 9 * hour, end: friday + 21 * hour };
    expect(hours === null ? null : hoursOn('2026-07-03', hours, festival)).toEqual(expected);
    expect(sharedHours([], festival)).toBeNull();
  });
});
