import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChangeDay, anyClock, anyInstantAtChange } from '../../time/testing/zones.ts';
import { clockTimesOf, takenSpan } from './event-times.ts';
import {
  type LengthMemory,
  type TypedTimes,
  changeTime,
  isLongSet,
  rememberLength,
  shiftedTimes,
  typedMinutes,
  withLength,
  withTypedTime,
} from './set-length.ts';

const amsterdam = { timezone: 'Europe/Amsterdam', dayStartsAt: '00:00' };
const nights = { ...amsterdam, dayStartsAt: '06:00' };

const afternoon: TypedTimes = { date: '2026-07-03', timeStart: '14:00', timeEnd: '16:00' };

type Change = readonly [field: keyof TypedTimes, value: string];

/** The times after these changes, made one by one as in a form. */
function typed(times: TypedTimes, changes: readonly Change[], festival = amsterdam, first?: LengthMemory) {
  let memory = first ?? null;
  let now = times;
  for (const [field, value] of changes)
    ({ times: now, memory } = changeTime(now, field, value, memory, festival));
  return now;
}

describe('a changed start', () => {
  test('takes the end along', () => {
    expect(typed(afternoon, [['timeStart', '17:15']])).toEqual({
      ...afternoon,
      timeStart: '17:15',
      timeEnd: '19:15',
    });
  });

  test('takes the end over midnight and back', () => {
    expect(typed(afternoon, [['timeStart', '23:30']]).timeEnd).toBe('01:30');
    const past = { ...afternoon, timeStart: '23:00', timeEnd: '01:30' };
    expect(typed(past, [['timeStart', '20:00']]).timeEnd).toBe('22:30');
  });

  test('takes the end along part by part, as a time field is typed', () => {
    const parts = ['05:00', '', '17:00', '17:01', '17:15'];
    expect(
      typed(
        afternoon,
        parts.map((part): Change => ['timeStart', part]),
      ).timeEnd,
    ).toBe('19:15');
  });

  test('leaves an end that was edited too where it is, in either order', () => {
    const end: Change = ['timeEnd', '18:30'];
    expect(typed(afternoon, [end, ['timeStart', '17:15']]).timeEnd).toBe('18:30');
    expect(typed(afternoon, [['timeStart', '17:15'], end, ['timeStart', '17:30']]).timeEnd).toBe('18:30');
  });

  test('leaves the end where it is while the length is not known', () => {
    expect(typed({ ...afternoon, timeEnd: '' }, [['timeStart', '17:15']]).timeEnd).toBe('');
    expect(typed({ ...afternoon, timeStart: '' }, [['timeStart', '17:15']]).timeEnd).toBe('16:00');
    expect(typed({ ...afternoon, timeEnd: 'late' }, [['timeStart', '17:15']]).timeEnd).toBe('late');
  });

  test('goes by the clock where the day is not known', () => {
    expect(typed({ ...afternoon, date: '' }, [['timeStart', '23:15']]).timeEnd).toBe('01:15');
  });

  test('keeps a set without length so', () => {
    expect(typed({ ...afternoon, timeEnd: '14:00' }, [['timeStart', '17:15']]).timeEnd).toBe('17:15');
  });

  test('keeps the minutes that really pass in a night of 25 hours', () => {
    const night = { date: '2026-10-24', timeStart: '23:00', timeEnd: '04:00' };
    expect(typedMinutes(night, nights)).toBe(360);
    expect(typed(night, [['timeStart', '22:00']], nights).timeEnd).toBe('03:00');
  });

  test('does not lose an hour where the end passes a time that exists twice', () => {
    const night = { date: '2026-10-24', timeStart: '23:30', timeEnd: '04:00' };
    const passing = typed(night, [['timeStart', '22:00']], nights);
    expect(passing.timeEnd).toBe('02:30');
    const changes: Change[] = [
      ['timeStart', '22:00'],
      ['timeStart', '23:30'],
    ];
    expect(typed(night, changes, nights)).toEqual(night);
  });

  test('keeps the length by which a stored set is known', () => {
    const stored = { date: '2026-10-24', timeStart: '23:00', timeEnd: '02:30' };
    expect(typedMinutes(stored, nights)).toBe(210);
    const known = rememberLength(stored, 270);
    expect(typed(stored, [['timeStart', '20:00']], nights, known).timeEnd).toBe('00:30');
  });

  test('keeps the length that the set has on another day, once that was chosen', () => {
    const night = { date: '2026-10-23', timeStart: '23:00', timeEnd: '04:00' };
    const changes: Change[] = [
      ['date', '2026-10-24'],
      ['timeStart', '22:00'],
    ];
    expect(typed(night, changes, nights).timeEnd).toBe('03:00');
  });

  test('is the first of two when it is typed, and the second when that is chosen; the end goes along', () => {
    const second = { date: '2026-10-24', timeStart: '02:30', timeEnd: '04:00', startPass: 'second' };
    expect(typed(second, [['timeStart', '02:15']], nights)).toEqual({
      date: '2026-10-24',
      timeStart: '02:15',
      timeEnd: '02:45',
      endPass: 'second',
    });
    const first = { date: '2026-10-24', timeStart: '02:15', timeEnd: '02:45' };
    const later = typed(first, [['startPass', 'second']], nights);
    expect(later).toEqual({ ...first, startPass: 'second', endPass: 'second' });
    expect(typed(later, [['startPass', '']], nights)).toEqual(first);
  });

  test('moved there and back ends where it would have; the length is off by changes of the clocks at most', () => {
    fc.assert(
      fc.property(anyChangeDay, anyClock, anyClock, anyClock, ({ zone, date }, timeStart, timeEnd, other) => {
        const festival = { timezone: zone, dayStartsAt: '06:00' };
        const before = { date, timeStart, timeEnd };
        const there: Change = ['timeStart', other];
        const back: Change = ['timeStart', timeStart];
        const minutes = typedMinutes(before, festival) ?? 0;
        const again = typed(before, [there, back], festival);
        expect(again).toEqual(typed(before, [back], festival));
        const after = typed(before, [there], festival);
        expect(Math.abs((typedMinutes(after, festival) ?? 0) - minutes) % 30).toBe(0);
      }),
    );
  });
});

test.each([
  [480, false],
  [481, true],
])('a set of %i minutes is long: %s', (minutes, isLong) => {
  expect(isLongSet(minutes)).toBe(isLong);
});

describe('a set in the night of a change', () => {
  const span = fc.integer({ min: 0, max: 720 });
  const by = fc.integer({ min: -180, max: 180 });
  const festivalIn = (timezone: string, dayStartsAt: string) => ({ timezone, dayStartsAt });

  test('is shifted by the minutes that pass, and keeps its length', () => {
    fc.assert(
      fc.property(anyInstantAtChange, span, by, anyClock, ({ zone, instant }, minutes, shift, dayStart) => {
        const festival = festivalIn(zone, dayStart);
        const before = clockTimesOf({ start: instant, end: instant + minutes * 60_000 }, festival);
        const { start, end } = takenSpan(shiftedTimes(before, shift, festival), festival);
        expect(start.instant - instant).toBe(shift * 60_000);
        expect(end.instant - start.instant).toBe(minutes * 60_000);
      }),
      { numRuns: 2000 },
    );
  });

  test('keeps its start where its end or its length is changed', () => {
    fc.assert(
      fc.property(
        anyInstantAtChange,
        span,
        anyClock,
        anyClock,
        ({ zone, instant }, minutes, end, dayStart) => {
          const festival = festivalIn(zone, dayStart);
          const before = clockTimesOf({ start: instant, end: instant + 3_600_000 }, festival);
          const ended = withTypedTime(before, 'timeEnd', end);
          expect(takenSpan(ended, festival).start.instant).toBe(instant);
          const lasting = takenSpan(withLength(before, minutes, festival), festival);
          expect(lasting.start.instant).toBe(instant);
          expect(lasting.end.instant - instant).toBe(minutes * 60_000);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('a set', () => {
  test('is given a length from its start', () => {
    expect(withLength(afternoon, 45, amsterdam).timeEnd).toBe('14:45');
    expect(withLength({ ...afternoon, timeStart: '23:30' }, 120, amsterdam).timeEnd).toBe('01:30');
    const half = { ...afternoon, timeStart: '' };
    expect(withLength(half, 45, amsterdam)).toEqual(half);
  });

  test('is moved with its length, to the festival day on which it then starts', () => {
    expect(shiftedTimes(afternoon, -15, amsterdam)).toEqual({
      ...afternoon,
      timeStart: '13:45',
      timeEnd: '15:45',
    });
    const late = { ...afternoon, timeStart: '23:50', timeEnd: '00:50' };
    expect(shiftedTimes(late, 15, amsterdam)).toEqual({
      date: '2026-07-04',
      timeStart: '00:05',
      timeEnd: '01:05',
    });
    expect(shiftedTimes(late, 15, nights).date).toBe('2026-07-03');
    const half = { ...afternoon, timeEnd: '' };
    expect(shiftedTimes(half, 15, amsterdam)).toEqual(half);
  });
});
