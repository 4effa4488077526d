import {
  draftToEvent,
  festivalTimestamps,
  timestampFromMillis,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import { expect, test } from 'vitest';
import { conflictsAmong, daysOf } from './cached-lineup.ts';

const dates = { startDate: '2026-07-03', endDate: '2026-07-04', timezone: 'America/Vancouver' };
const festivalOf = (name: string): Festival => ({
  id: 'festival',
  name,
  location: 'Harbour Isle',
  imageURL: null,
  timezone: dates.timezone,
  hourCycle: 'h12',
  dayStartsAt: '06:00',
  stages: ['Harbour', 'Chapel'],
  ...festivalTimestamps(dates),
  created_at: timestampFromMillis(0),
  updated_at: timestampFromMillis(0),
});

function event(festival: Festival, id: string, timeStart: string, timeEnd: string): LineupEvent {
  const values = { artistName: `Owl Parade ${id}`, stage: 'Harbour', date: '2026-07-03', imageURL: null };
  return { id, ...draftToEvent({ ...values, timeStart, timeEnd }, festival) };
}

const marked = (festival: Festival, events: readonly LineupEvent[]) =>
  daysOf(festival, events)[0]?.columns[0]?.sets.map(({ id, conflicts }) => [id, ...conflicts]);

test('the same events of the same festival are looked at once', () => {
  const festival = festivalOf('Lantern Weekend');
  const events = [event(festival, 'a', '20:00', '21:00'), event(festival, 'b', '21:00', '22:00')];
  const days = daysOf(festival, events);
  expect(conflictsAmong(festival, events)).toBe(conflictsAmong(festival, events));
  expect(daysOf(festival, events)).toBe(days);
});

test('of other events other days are made, with what is wrong with them now', () => {
  const festival = festivalOf('Lantern Weekend');
  const first = event(festival, 'a', '20:00', '21:00');
  const before = [first, event(festival, 'b', '21:00', '22:00')];
  const after = [first, event(festival, 'b', '20:30', '22:00')];
  expect(marked(festival, before)).toEqual([['a'], ['b']]);
  const index = conflictsAmong(festival, before);
  expect(index.count()).toBe(0);
  expect(marked(festival, after)).toEqual([
    ['a', 'overlap'],
    ['b', 'overlap'],
  ]);
  expect(conflictsAmong(festival, after)).toBe(index);
  expect(index.count()).toBe(1);
  expect(marked(festival, before)).toEqual([['a'], ['b']]);
});

test('a festival that was changed is another one', () => {
  const [one, other] = [festivalOf('Lantern Weekend'), festivalOf('Owl Weekend')];
  const events = [event(one, 'a', '20:00', '21:00')];
  expect(daysOf(other, events)).not.toBe(daysOf(one, events));
});
