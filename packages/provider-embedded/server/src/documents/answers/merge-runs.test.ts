import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRuns } from './merge-runs.ts';

const compare = (one: number, other: number) => one - other;

/** What comes of it, and how many pauses it took. */
function merged(runs: readonly (readonly number[])[], atOnce?: number) {
  const work = mergeRuns(runs, compare, atOnce);
  for (let pauses = 0; ; pauses += 1) {
    const step = work.next();
    if (step.done === true) return { list: step.value, pauses };
  }
}

test('makes one list in order of any lists that are', () => {
  const runs = fc.array(fc.array(fc.nat(50)).map((run) => run.toSorted(compare)));
  fc.assert(
    fc.property(runs, fc.integer({ min: 1, max: 5 }), (lists, atOnce) => {
      expect(merged(lists, atOnce).list).toEqual(lists.flat().sort(compare));
    }),
  );
});

test('pauses after so many items', () => {
  const even = Array.from({ length: 100 }, (_, index) => 2 * index);
  const odd = even.map((number) => number + 1);
  expect(merged([even, odd], 10).pauses).toBeGreaterThanOrEqual(19);
});
