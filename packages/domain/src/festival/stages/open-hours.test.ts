import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { festivalTimestamps } from '../days.ts';
import { overlaps } from '../events/intervals.ts';
import { closedStretches, openStretches } from './open-hours.ts';

const timezone = 'Europe/Lisbon';

/** The night from the first to the second day is an hour shorter. */
function stretches(openHours: string[], stage = 'Barn', dayStartsAt = '06:00') {
  const dates = { startDate: '2027-03-27', endDate: '2027-03-28', timezone };
  const festival = { timezone, dayStartsAt, openHours, ...festivalTimestamps(dates) };
  return openStretches(festival, ['Barn', 'Quay'])
    .get(stage)
    ?.map(({ start, end }) => [textOf(start), textOf(end)].join(' '));
}

function textOf(instant: number): string {
  return Number.isFinite(instant) ? new Date(instant).toISOString().slice(8, 16) : String(instant);
}

describe('the opening hours of stages', () => {
  it('are none where nothing is said', () => {
    expect(stretches([])).toBeUndefined();
    expect(stretches(['14:00-23:00 daily Quay'])).toBeUndefined();
    expect(stretches(['14:00-23:00 2027-05-01'])).toBeUndefined();
  });

  it('are of every day, in the zone of the festival', () => {
    expect(stretches(['14:00-23:00 daily'])).toEqual(['27T14:00 27T23:00', '28T13:00 28T22:00']);
  });

  it('end on the next date where the end is not after the start', () => {
    expect(stretches(['14:00-02:00 daily'])).toEqual(['27T14:00 28T01:00', '28T13:00 29T01:00']);
  });

  it('begin after midnight where the start is before that of the day', () => {
    expect(stretches(['01:00-05:00 2027-03-28'])).toEqual(['-Infinity 28T05:00', '29T00:00 29T04:00']);
    expect(stretches(['01:00-05:00 2027-03-28'], 'Barn', '00:00')).toEqual([
      '-Infinity 28T00:00',
      '28T01:00 28T04:00',
    ]);
  });

  it('are those of a stage’s own before those of all, and those of a day before those of every day', () => {
    const lines = [
      '12:00-22:00 daily',
      '12:00-20:00 2027-03-28',
      '14:00-23:00 daily Quay',
      'closed 2027-03-28 Quay',
    ];
    expect(stretches(lines)).toEqual(['27T12:00 27T22:00', '28T11:00 28T19:00']);
    expect(stretches(lines, 'Quay')).toEqual(['27T14:00 27T23:00']);
  });

  it('go on from one day to the next where they leave no gap', () => {
    expect(stretches(['06:00-06:00 daily'])).toEqual(['27T06:00 29T05:00']);
  });

  it('have no beginning or end on a first or last day of which nothing is said', () => {
    expect(stretches(['14:00-23:00 2027-03-28'])).toEqual(['-Infinity 28T05:00', '28T13:00 28T22:00']);
    expect(stretches(['closed 2027-03-27'])).toEqual(['28T05:00 Infinity']);
  });

  it('leave nothing of the hour that the clocks leave out', () => {
    expect(stretches(['01:30-02:00 daily', 'closed 2027-03-28'], 'Barn', '06:00')).toEqual([]);
  });
});

it('closed is what is in no stretch, and open all the rest', () => {
  expect(closedStretches({ start: 0, end: 10 }, undefined)).toEqual([]);
  expect(closedStretches({ start: 0, end: 10 }, [])).toEqual([{ start: 0, end: 10 }]);
  const number = fc.integer({ min: 0, max: 40 });
  const ends = fc.uniqueArray(number, { maxLength: 8 }).map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(ends, number, number, (limits, one, other) => {
      const open = limits.flatMap((start, place) => {
        const end = limits[place + 1];
        return place % 2 === 1 || end === undefined ? [] : [{ start, end }];
      });
      const span = { start: Math.min(one, other), end: Math.max(one, other) };
      const closed = closedStretches(span, open);
      for (let start = 0; start < 40; start += 1) {
        const hour = { start, end: start + 1 };
        const isClosed = overlaps(hour, span) && !open.some((stretch) => overlaps(stretch, hour));
        expect(closed.some((stretch) => overlaps(stretch, hour))).toBe(isClosed);
      }
    }),
  );
});
