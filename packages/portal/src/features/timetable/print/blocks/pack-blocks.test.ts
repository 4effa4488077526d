import { expect, test } from 'vitest';
import { packBlocks } from './pack-blocks.ts';

const line = { height: 10, isHeading: false };
const heading = { height: 10, isHeading: true };

test('a column holds what fits', () => {
  expect(packBlocks([line, line, line, line], 25)).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(packBlocks([], 25)).toEqual([]);
});

test('what is higher than a column has one of its own', () => {
  expect(packBlocks([line, { ...line, height: 40 }, line], 25)).toEqual([[0], [1], [2]]);
});

test('a heading goes along with what it heads', () => {
  expect(packBlocks([line, heading, line, line], 25)).toEqual([[0], [1, 2], [3]]);
  expect(packBlocks([heading, { ...line, height: 40 }], 25)).toEqual([[0, 1]]);
});
