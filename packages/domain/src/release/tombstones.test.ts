import { expect, it } from 'vitest';
import { lineupSlugs } from './feed-slugs.ts';
import type { ShownSet } from './release-memory.ts';
import { tombstonesAfter } from './tombstones.ts';

const timed = {
  name: null,
  stage: null,
  day: '2026-07-03',
  start: 1000,
  end: 2000,
  status: 'confirmed',
  replacedBy: null,
} as const;
const shown = (announced: ShownSet['told'], sequence: number) =>
  new Map([['a', { told: announced, sequence, changedAt: sequence }]]);

it('a set that was only in the feed of the whole lineup is struck out there when it loses its time', () => {
  const gone = tombstonesAfter([], {
    known: shown(timed, 1),
    shown: shown({ ...timed, start: null, end: null }, 2),
    feedsBefore: new Map([['a', []]]),
    numbers: new Map([['a', 7]]),
    slugs: lineupSlugs({ stages: {}, artists: {} }),
  });
  expect(gone).toEqual([
    { id: 'a', number: 7, sequence: 2, changedAt: 2, start: 1000, end: 2000, feeds: [] },
  ]);
});
