import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timestampFromMillis } from '../timestamp.ts';
import { findChangeovers, findOverlaps, overlaps, stageInterval } from './intervals.ts';

const set = (stage: string, start: number, end: number) => ({ stage, start, end });

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

describe('findOverlaps', () => {
  test('looks at each stage by itself, whatever the order given', () => {
    const sets = [set('Barn', 5, 9), set('Boathouse', 0, 9), set('Barn', 0, 6)];
    expect(findOverlaps(sets)).toEqual([{ first: sets[2], second: sets[0] }]);
  });

  test('pairs every set inside a long one with it', () => {
    const sets = [set('Barn', 0, 10), set('Barn', 1, 2), set('Barn', 3, 4), set('Barn', 10, 11)];
    expect(findOverlaps(sets)).toEqual([
      { first: sets[0], second: sets[1] },
      { first: sets[0], second: sets[2] },
    ]);
  });

  test('finds exactly the sets that overlap another, in fewer pairs than sets', () => {
    const anySet = fc.record({
      stage: fc.constantFrom('Barn', 'Boathouse'),
      start: fc.integer({ min: 0, max: 40 }),
      end: fc.integer({ min: 0, max: 50 }),
    });
    fc.assert(
      fc.property(fc.array(anySet, { maxLength: 20 }), (sets) => {
        const pairs = findOverlaps(sets);
        const found = new Set(pairs.flatMap(({ first, second }) => [first, second]));
        const expected = sets.filter((a) =>
          sets.some((b) => a !== b && a.stage === b.stage && overlaps(a, b)),
        );
        expect(found).toEqual(new Set(expected));
        expect(pairs.length).toBeLessThanOrEqual(Math.max(0, sets.length - 1));
        for (const { first, second } of pairs) {
          expect(overlaps(first, second)).toBe(true);
          expect(first.start).toBeLessThanOrEqual(second.start);
        }
      }),
    );
  });

  test('leaves the list given as it was', () => {
    const sets = [set('Barn', 5, 9), set('Barn', 0, 6)];
    findOverlaps(sets);
    expect(sets.map(({ start }) => start)).toEqual([5, 0]);
  });
});

describe('findChangeovers', () => {
  test('are the breaks on each stage, also of no length', () => {
    const sets = [
      set('Barn', 0, 10),
      set('Barn', 2, 3),
      set('Barn', 15, 20),
      set('Boathouse', 0, 5),
      set('Barn', 20, 30),
    ];
    expect(findChangeovers(sets)).toEqual([
      { first: sets[0], second: sets[2], millis: 5 },
      { first: sets[2], second: sets[4], millis: 0 },
    ]);
  });
});

test('a stored set takes its stage from start to end', () => {
  const event = { stage: 'Barn', timeStart: timestampFromMillis(1000), timeEnd: timestampFromMillis(61_000) };
  expect(stageInterval(event)).toEqual({ stage: 'Barn', start: 1000, end: 61_000 });
});
