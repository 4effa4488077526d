import { expect, test } from 'vitest';
import { overlapsOf } from './overlaps.ts';

const set = (start: number | null, end: number | null, isOff = false) => ({ start, end, isOff });

test('sets that play at the same time name each other; one after the other they do not', () => {
  const [a, b, c] = [set(0, 60), set(50, 90), set(60, 80)];
  expect([...overlapsOf([a, b, c])]).toEqual([
    [a, [b]],
    [b, [a, c]],
    [c, [b]],
  ]);
  expect(overlapsOf([a, c]).size).toBe(0);
});

test('what is off, or has no end yet, overlaps nothing', () => {
  expect(overlapsOf([set(0, 60), set(0, 60, true), set(0, null), set(null, null)]).size).toBe(0);
});
