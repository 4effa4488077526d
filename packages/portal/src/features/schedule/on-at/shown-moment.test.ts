import { sharedHours } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import { SeenPlace } from '../view/seen-place.ts';
import { placeOn } from '../phone/place-on.ts';
import { instantWithin, usualMoment } from './shown-moment.ts';

const festival = { timezone: 'America/Denver', dayStartsAt: '06:00' };
const day = '2027-05-08';
const days: readonly ScheduleDay[] = ['2027-05-07', day].map((each) => ({
  day: each,
  count: 0,
  columns: [],
}));
const at = (hour: number, minute = 0) => Date.UTC(2027, 4, 8, hour + 6, minute);
const hours = sharedHours([{ start: at(12), end: at(26) }], festival)!;
const before = Date.UTC(2027, 0, 1);

describe('the moment to begin with', () => {
  it('is ten in the evening, and what is on now while the festival runs, also on another day', () => {
    expect(usualMoment(day, days, hours, festival, before)).toBe('22:00');
    expect(usualMoment(day, days, hours, festival, at(13, 33))).toBe('13:30');
    expect(usualMoment('2027-05-07', days, hours, festival, at(13, 33))).toBe('13:30');
  });

  it('is the first hour of days that have no such evening', () => {
    const morning = sharedHours([{ start: at(9), end: at(15) }], festival)!;
    expect(usualMoment(day, days, morning, festival, before)).toBe('09:00');
  });

  it('stays within the hours that are shown', () => {
    expect(instantWithin(day, '01:30', hours, festival)).toBe(at(25, 30));
    expect(instantWithin(day, '08:00', hours, festival)).toBe(at(12));
    expect(instantWithin(day, '04:00', hours, festival)).toBe(at(26));
  });
});

describe('the list of a day is opened', () => {
  it('at its beginning, at what is on now, and from then on at the hour one has come to', () => {
    const place = new SeenPlace();
    expect(placeOn({ day }, place, hours, festival, before)).toBeNull();
    expect(placeOn({ day }, place, hours, festival, at(20))).toBe(at(20));
    place.note('18:00');
    expect(placeOn({ day }, place, hours, festival, at(20))).toBe(at(18));
    expect(placeOn({ day: null }, place, hours, festival, at(20))).toBeNull();
  });
});
