import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePicks, encodePicks } from './pick-codes.ts';

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 100_000 }), { maxLength: 400 });

test('what is picked comes back from the link, in rising order', () => {
  fc.assert(
    fc.property(numbers, (picked) => {
      expect(decodePicks(encodePicks(picked))).toEqual(picked.toSorted((a, b) => a - b));
    }),
  );
});

test('a few picks are a few letters, and all 1,691 sets are fewer than 300', () => {
  expect(encodePicks([7, 12, 1690]).length).toBeLessThanOrEqual(8);
  const all = Array.from({ length: 1691 }, (_, index) => index + 1);
  expect(encodePicks(all).length).toBeLessThan(300);
});

test('whatever stands in a link is read or refused, without a failure', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = decodePicks(text);
      expect(read === null || read.every((number) => number >= 0 && number <= 100_000)).toBe(true);
    }),
  );
});

test.each([
  ['an unknown kind', 'x1234'],
  ['letters that are not of this alphabet', 'd%%%'],
  ['a number that never ends', 'd____'],
  ['a number that no set has', `d${encodePicks([100_000]).slice(1)}${encodePicks([100_000]).slice(1)}`],
  ['nothing', ''],
])('refuses %s', (_, text) => {
  expect(decodePicks(text)).toBeNull();
});
