import { expect, test } from 'vitest';
import { percentile } from './percentile.mjs';

test('finds a percentile by the nearest rank', () => {
  expect([0, 0.5, 0.9, 1].map((share) => percentile([10, 2, 3, 4, 5, 6, 7, 8, 9, 1], share))).toEqual([
    1, 5, 9, 10,
  ]);
});

test('finds no number among none', () => {
  expect(percentile([], 0.5)).toBeNaN();
});
