import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('items stand in the order of their first coming, by key', () => {
  const groups = groupBy(['ant', 'bee', 'asp', 'cow', 'bug'], ([first]) => first);
  expect([...groups]).toEqual([
    ['a', ['ant', 'asp']],
    ['b', ['bee', 'bug']],
    ['c', ['cow']],
  ]);
});
