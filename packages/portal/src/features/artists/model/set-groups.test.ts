import { draftToEvent, timestampFromMillis, type DraftValues } from '@lineup/domain';
import { expect, test } from 'vitest';
import { festival as newFestival } from '../../../testing/stored-lineup.ts';
import { setGroups, yearsPlayed } from './set-groups.ts';

const at = timestampFromMillis(0);
const festival = { ...newFestival, id: 'f1', created_at: at, updated_at: at, version: '1' };

function set(id: string, traits: Partial<DraftValues> = {}) {
  const values = {
    artistName: 'Owl Parade',
    stage: 'Harbour',
    date: '2026-07-03',
    timeStart: '20:00',
    timeEnd: '21:00',
    imageURL: null,
    ...traits,
  };
  return { festivalId: 'f1', event: { ...draftToEvent(values, festival), id, version: '1', imageURL: null } };
}

test('the sets of an artist are listed by time, with what is wrong between them and how long is between them', () => {
  const sets = [
    set('c', { timeStart: '23:30', timeEnd: '23:59' }),
    set('b', { stage: 'Chapel', timeStart: '20:30', timeEnd: '21:30' }),
    set('a'),
    set('d', { date: '2026-07-04', timeStart: '12:00', timeEnd: '13:00' }),
  ];
  const groups = setGroups(sets, [festival]);
  expect(groups[0]?.sets.map(({ id, gap, conflicts }) => [id, gap, conflicts.length])).toEqual([
    ['a', null, 1],
    ['b', null, 1],
    ['c', '2 hours after the set before', 0],
    ['d', null, 0],
  ]);
  expect(yearsPlayed(groups)).toBe('2026');
  expect(setGroups(sets, [])).toEqual([]);
});
