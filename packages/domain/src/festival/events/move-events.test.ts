import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTimestamps, timestampFromMillis, timestampToMillis } from '../../timestamp.ts';
import { plainDateOf, wallClockOf } from '../../time/wall-clock.ts';
import { eventTimestamps } from './event-times.ts';
import { isWithinFestival, moveEvents } from './move-events.ts';
import { aFestival } from '../testing/festivals.ts';

const amsterdam = { timezone: 'Europe/Amsterdam', dayStartsAt: '00:00' };
const tokyo = { timezone: 'Asia/Tokyo', dayStartsAt: '00:00' };

function set(date: string, timeStart: string, timeEnd: string, clock = amsterdam) {
  const { date: day, timeStart: start, timeEnd: end } = eventTimestamps({ date, timeStart, timeEnd }, clock);
  return { id: `${date} ${timeStart}`, date: day, timeStart: start, timeEnd: end };
}

describe('changing the zone', () => {
  it('keeps what the clock shows, and the day with it', () => {
    const before = set('2026-07-03', '23:00', '01:00');
    const [moved] = moveEvents([before], amsterdam, tokyo, 'clockTimes');
    expect(moved).toEqual({ ...set('2026-07-03', '23:00', '01:00', tokyo), id: before.id });
  });

  it('keeps the moment and recomputes the day', () => {
    const before = set('2026-07-03', '20:00', '21:00');
    const [moved] = moveEvents([before], amsterdam, tokyo, 'instants');
    expect(moved).toMatchObject({ timeStart: before.timeStart, timeEnd: before.timeEnd });
    expect(plainDateOf(timestampToMillis(moved!.date), 'Asia/Tokyo')).toBe('2026-07-04');
  });

  it('keeps the calendar dates of a set that lasts longer than a day, and its seconds', () => {
    const start = Date.UTC(2026, 6, 3, 10, 0, 30, 250);
    const long = {
      id: 'long',
      date: timestampFromMillis(start),
      timeStart: timestampFromMillis(start),
      timeEnd: timestampFromMillis(start + 30 * 3_600_000),
    };
    const [moved] = moveEvents([long], amsterdam, tokyo, 'clockTimes');
    expect(wallClockOf(timestampToMillis(moved!.timeEnd), 'Asia/Tokyo')).toEqual({
      date: '2026-07-04',
      clock: '18:00',
    });
    expect(timestampToMillis(moved!.timeStart) % 60_000).toBe(30_250);
  });

  it('keeps the length of a set whose clock times are turned round by clocks that go forward', () => {
    const before = set('2026-03-29', '02:30', '03:10', tokyo);
    const [moved] = moveEvents([before], tokyo, amsterdam, 'clockTimes');
    const length = timestampToMillis(moved!.timeEnd) - timestampToMillis(moved!.timeStart);
    expect(length).toBe(40 * 60_000);
  });

  it('never ends a set before its start, and comes back to what it was without daylight saving', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2028, 0, 1) }),
        fc.integer({ min: 0, max: 2 * 86_400_000 }),
        fc.constantFrom('America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Europe/Dublin'),
        (start, length, timezone) => {
          const times = {
            timeStart: timestampFromMillis(start),
            timeEnd: timestampFromMillis(start + length),
          };
          const event = { id: 'e', date: timestampFromMillis(0), ...times };
          const [moved] = moveEvents([event], amsterdam, { timezone, dayStartsAt: '06:00' }, 'clockTimes');
          expect(compareTimestamps(moved!.timeStart, moved!.timeEnd)).toBeLessThanOrEqual(0);
          const [there] = moveEvents([event], tokyo, { ...tokyo, timezone: 'Asia/Kolkata' }, 'clockTimes');
          const [back] = moveEvents([there!], { ...tokyo, timezone: 'Asia/Kolkata' }, tokyo, 'clockTimes');
          expect(back).toMatchObject(times);
        },
      ),
    );
  });
});

describe('changing when the festival day starts', () => {
  const night = { ...amsterdam, dayStartsAt: '06:00' };

  it('moves only the day of sets after midnight', () => {
    const early = set('2026-07-04', '01:00', '02:00');
    const evening = set('2026-07-03', '20:00', '21:00');
    expect(moveEvents([early, evening], amsterdam, night, 'clockTimes')).toEqual([
      { ...early, date: set('2026-07-03', '20:00', '21:00').date },
    ]);
  });

  it('writes nothing when neither zone nor start of day changes', () => {
    const stale = { ...set('2026-07-03', '20:00', '21:00'), date: timestampFromMillis(0) };
    expect(moveEvents([stale], amsterdam, amsterdam, 'instants')).toEqual([]);
  });
});

describe('lying within the festival', () => {
  const festival = aFestival({ dayStartsAt: '06:00' });

  it.each([
    ['2026-07-03', '06:00', true],
    ['2026-07-02', '23:00', false],
    ['2026-07-05', '03:00', true],
    ['2026-07-06', '12:00', false],
  ])('judges a set dated %s at %s by its festival day', (date, time, within) => {
    expect(isWithinFestival(set(date, time, '23:30', festival), festival)).toBe(within);
  });
});
