import {
  eventTimestamps,
  festivalTimestamps,
  timestampFromMillis,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { CalendarStore } from '../testing/calendar-store.ts';
import { draftCalendar } from './draft-calendar.ts';

const stampOf = (day: number) => timestampFromMillis(Date.UTC(2026, 4, day));
const dates = { startDate: '2026-07-03', endDate: '2026-07-05', timezone: 'Europe/Amsterdam' };
const festival: Festival = {
  id: 'festival1',
  name: 'Salt & Lantern',
  location: 'Terschelling',
  timezone: dates.timezone,
  ...festivalTimestamps(dates),
  dayStartsAt: '06:00',
  stages: ['Pier'],
  imageURL: null,
  created_at: stampOf(1),
  updated_at: stampOf(1),
};

function setAt(
  id: string,
  artistName: string,
  timeStart: string,
  traits: Partial<LineupEvent> = {},
): LineupEvent {
  const times = { date: '2026-07-03', timeStart, timeEnd: timeStart.replace(':00', ':45') };
  const { date, timeStart: start, timeEnd: end } = eventTimestamps(times, festival);
  return { id, artistName, stage: 'Pier', date, timeStart: start, timeEnd: end, ...traits };
}

const owl = setAt('owl', 'Owl Parade', '20:00', { created_at: stampOf(1), updated_at: stampOf(2) });
const kelp = setAt('kelp', 'Kelp', '22:00', { createdAt: stampOf(1), updatedAt: stampOf(3) });

describe('the calendar of a stored schedule', () => {
  it('has all of it, announced or not, with its counters from the changes of the sets', () => {
    const held = setAt('tide', 'Tide', '01:00', { announcement: { level: 'held' }, note: 'Pays late' });
    const text = draftCalendar(festival, [owl, kelp, held]);
    const store = new CalendarStore();
    store.take(text);
    expect(store.shown()).toEqual([
      '2026-07-03T18:00:00Z Owl Parade (Pier, Terschelling)',
      '2026-07-03T20:00:00Z Kelp (Pier, Terschelling)',
      '2026-07-03T23:00:00Z Tide (Pier, Terschelling)',
    ]);
    expect(text.match(/DTSTAMP:\d{8}/gu)).toEqual([
      'DTSTAMP:20260502',
      'DTSTAMP:20260503',
      'DTSTAMP:19700101',
    ]);
    expect(text).not.toContain('late');
  });

  it('is the same, byte for byte, of the same schedule, and newer where a set was changed', () => {
    const before = draftCalendar(festival, [owl, kelp]);
    expect(draftCalendar(festival, [kelp, owl])).toBe(before);
    const store = new CalendarStore();
    store.take(before);
    store.take(draftCalendar(festival, [{ ...owl, status: 'cancelled', updated_at: stampOf(4) }, kelp]));
    expect(store.shown()).toEqual(['2026-07-03T20:00:00Z Kelp (Pier, Terschelling)']);
  });
});
