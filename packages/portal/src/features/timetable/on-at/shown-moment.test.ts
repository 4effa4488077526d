import { sharedHours } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { LastPosition } from '../view/last-position.ts';
import { placeOn } from '../phone/place-on.ts';
import { instantWithin, usualMoments } from './shown-moment.ts';

const festival = { timezone: 'America/Denver', dayStartsAt: '06:00' };
const day = '2027-05-08';
const at = (hour: number, minute = 0) => Date.UTC(2027, 4, 8, hour + 6, minute);
const hours = sharedHours([{ start: at(12), end: at(26) }], festival)!;
const before = Date.UTC(2027, 0, 1);

describe('the moments that are offered', () => {
  it('are ten in the evening, and before it what is on now on the day that lasts', () => {
    expect(usualMoments(day, hours, festival, before)).toEqual(['22:00']);
    expect(usualMoments(day, hours, festival, at(13, 33))).toEqual(['13:30', '22:00']);
    expect(usualMoments('2027-05-07', hours, festival, at(13, 33))).toEqual(['22:00']);
    expect(usualMoments(day, hours, festival, at(22, 4))).toEqual(['22:00']);
    expect(usualMoments(day, hours, festival, at(25, 30))).toEqual(['01:30', '22:00']);
  });

  it('are the first hour of days that have no such evening', () => {
    const morning = sharedHours([{ start: at(9), end: at(15) }], festival)!;
    expect(usualMoments(day, morning, festival, before)).toEqual(['09:00']);
    expect(usualMoments(day, morning, festival, at(12))).toEqual(['12:00']);
  });

  it('stays within the hours that are shown', () => {
    expect(instantWithin(day, '01:30', hours, festival)).toBe(at(25, 30));
    expect(instantWithin(day, '08:00', hours, festival)).toBe(at(12));
    expect(instantWithin(day, '04:00', hours, festival)).toBe(at(26));
  });
});

describe('the list of a day is opened', () => {
  it('at its beginning, at what is on now, and from then on at the hour one has come to', () => {
    const place = new LastPosition();
    expect(placeOn({ day }, place, hours, festival, before)).toBeNull();
    expect(placeOn({ day }, place, hours, festival, at(20))).toBe(at(20));
    place.note('18:00');
    expect(placeOn({ day }, place, hours, festival, at(20))).toBe(at(18));
    expect(placeOn({ day: null }, place, hours, festival, at(20))).toBeNull();
  });
});
