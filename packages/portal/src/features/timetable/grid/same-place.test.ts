import { expect, test } from 'vitest';
import type { PlacedSet } from './layout-day.ts';
import { isSamePlace } from './set-card.tsx';

const make = (): PlacedSet => ({
  set: {
    id: 'e1',
    artistName: 'Owl Parade',
    stage: 'Harbour',
    start: 0,
    end: 3_600_000,
    imageURL: null,
    status: null,
    note: null,
    announcement: null,
    time: '8:00 PM - 9:00 PM',
    dayText: 'Fri, Jul 3',
    endsNextDay: false,
    conflicts: [],
    accepted: [],
    details: 'Friday, 1 hour',
  },
  top: 0,
  height: 60,
  lane: 0,
  lanes: 1,
  form: { type: 'usual', name: 1, time: 'line', hasNext: false, hasMark: false, picture: 'none' },
});

test('another layout of a set that nobody touched looks the same', () => {
  expect(isSamePlace(make(), make())).toBe(true);
});

test.each<[string, PlacedSet]>([
  ['place', { ...make(), top: 46 }],
  ['width', { ...make(), lanes: 2 }],
  ['artist', { ...make(), set: { ...make().set, artistName: 'Owl March' } }],
  ['mark', { ...make(), set: { ...make().set, conflicts: ['overlap'] } }],
  ['image', { ...make(), set: { ...make().set, imageURL: '/files/owl' } }],
])('another %s does not', (_what, other) => {
  expect(isSamePlace(make(), other)).toBe(false);
});
