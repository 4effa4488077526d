import type { LineupEvent } from '@lineup/domain';
import { expect, test } from 'vitest';
import { eventDocument, festival, setsOf } from '../../testing/stored-lineup.ts';
import { followedOptions } from './followed-options.ts';

const events = Object.entries(
  setsOf([
    ['The Kelp', 'Harbour', '2026-07-03', '20:00', '21:00'],
    ['Kelp', 'Chapel', '2026-07-04', '23:00', '00:30'],
    ['Kelp', 'Harbour', '2026-07-03', '18:00', '19:00'],
    ['Élan', 'Harbour', '2026-07-03', '22:00', '23:00'],
  ]),
).map(([id, set]) => ({ ...eventDocument(set), id }) as unknown as LineupEvent);

const labels = (typed: string) => followedOptions(events, festival, typed).map(({ label }) => label);

test('artists that begin with what is typed come first, then each of their sets', () => {
  expect(labels('kelp')).toEqual([
    'Kelp',
    'Kelp: Fri, Jul 3, 6:00 PM, Harbour',
    'Kelp: Sat, Jul 4, 11:00 PM, Chapel',
    'The Kelp',
  ]);
});

test('accents do not count, and nothing is offered for what is not on the schedule', () => {
  expect(labels('elan')).toEqual(['Élan']);
  expect(labels('Owl')).toEqual([]);
});

test('of an artist with many sets each can be reached', () => {
  const hours = Array.from({ length: 9 }, (_, hour) => `${String(10 + hour)}:00`);
  const many = Object.entries(
    setsOf(
      hours.slice(1).map((end, place) => ['Owl', 'Harbour', '2026-07-03', hours[place] ?? '', end] as const),
    ),
  ).map(([id, set]) => ({ ...eventDocument(set), id }) as unknown as LineupEvent);
  expect(followedOptions(many, festival, 'owl')).toHaveLength(9);
});
