import { expect, test } from 'vitest';
import { groupEditions } from './group-editions.ts';

const list = [
  { id: 'c', editionOf: 'a' },
  { id: 'x' },
  { id: 'b', editionOf: 'a' },
  { id: 'a' },
  { id: 'z', editionOf: 'gone' },
];
const grouped = (nextId: string | null) =>
  groupEditions(list, nextId).map(({ festival, others }) => [festival.id, ...others.map(({ id }) => id)]);

test('the editions of a festival are together in the place of the first of them', () => {
  expect(grouped(null)).toEqual([['c', 'b', 'a'], ['x'], ['z']]);
});

test('the edition that is on now or next is in front', () => {
  expect(grouped('b')).toEqual([['x'], ['b', 'c', 'a'], ['z']]);
});

test('a festival without editions has a card of its own', () => {
  expect(grouped('x')).toEqual([['c', 'b', 'a'], ['x'], ['z']]);
});
