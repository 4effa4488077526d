import { describe, expect, test } from 'vitest';
import { overlaps } from './intervals.ts';

describe('overlaps', () => {
  test.each([
    ['apart', 0, 1, 2, 3, false],
    ['touching', 0, 2, 2, 3, false],
    ['crossing', 0, 2, 1, 3, true],
    ['one inside the other', 0, 9, 1, 3, true],
    ['the same', 0, 2, 0, 2, true],
    ['an empty one inside', 0, 9, 3, 3, false],
  ])('%s', (_, start, end, otherStart, otherEnd, expected) => {
    const [a, b] = [
      { start, end },
      { start: otherStart, end: otherEnd },
    ];
    expect([overlaps(a, b), overlaps(b, a)]).toEqual([expected, expected]);
  });
});
