import type { ConflictKind } from '@lineup/domain';
import { expect, test } from 'vitest';
import { marksOf } from './layout-day.ts';

test.each<[ConflictKind, string]>([
  ['overlap', 'Overlaps'],
  ['doubleBooking', 'Booked twice'],
  ['duplicate', 'Duplicate'],
  ['misplaced', 'Misplaced'],
  ['night', 'Wrong night'],
  ['tight', 'Tight'],
  ['shortChangeover', 'Short changeover'],
  ['outsideHours', 'Stage closed'],
  ['unlikelyLength', 'Unlikely length'],
])('a set in a conflict of the kind %s is marked "%s"', (kind, mark) => {
  expect(marksOf({ status: null, conflicts: [kind, 'overlap'], accepted: [] })).toEqual([mark, 'Overlaps']);
});

test('what people have accepted is marked as such, after what they have not', () => {
  expect(marksOf({ status: null, conflicts: ['tight'], accepted: ['overlap'] })).toEqual([
    'Tight',
    'Overlaps (accepted)',
  ]);
});

test('a set that is not played says what became of it, and nothing else', () => {
  expect(marksOf({ status: 'Replaced by Moss', conflicts: [], accepted: ['overlap'] })).toEqual([
    'Replaced by Moss',
  ]);
});
