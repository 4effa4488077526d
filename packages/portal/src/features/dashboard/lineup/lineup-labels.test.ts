import { expect, test } from 'vitest';
import { conflictLabel, dayCount, lineupLabel } from './lineup-labels.ts';

test.each([
  [251, 214, '251 events · 214 artists'],
  [1, 1, '1 event · 1 artist'],
  [2, 1, '2 events · 1 artist'],
  [0, 0, 'No lineup yet'],
])('%i events by %i artists are told as such', (eventCount, artistCount, words) => {
  expect(lineupLabel({ eventCount, artistCount })).toBe(words);
});

test('conflicts are told in the right number', () => {
  expect([conflictLabel(1), conflictLabel(24)]).toEqual(['1 conflict', '24 conflicts']);
});

test('days are told in the right number', () => {
  expect([dayCount(1), dayCount(4)]).toEqual(['1 day', '4 days']);
});
