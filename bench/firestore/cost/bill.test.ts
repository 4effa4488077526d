import { expect, test } from 'vitest';
import { billOf, dollarsOf, sumOf, times } from './bill.ts';

test('a use is billed by its list prices', () => {
  expect(dollarsOf({ reads: 200_000, texts: 2 })).toBeCloseTo(0.22);
});

test('a quota of each day counts once for every day, one of the month once', () => {
  const { items, beforeFree, afterFree } = billOf({ reads: 250_000, hostingBytes: 12e9 }, 3);
  const reads = items.find(({ meter }) => meter === 'reads');
  expect(reads).toMatchObject({ used: 250_000 });
  expect(reads?.beforeFree).toBeCloseTo(0.15);
  expect(reads?.afterFree).toBeCloseTo(0.06);
  expect(beforeFree).toBeCloseTo(0.15 + 1.8);
  expect(afterFree).toBeCloseTo(0.06 + 0.3);
});

test('what is left of a quota is not paid back', () => {
  expect(billOf({ texts: 4 }, 1).afterFree).toBe(0);
});

test('uses are added and multiplied by their meters', () => {
  const use = sumOf([{ reads: 2 }, times(3, { reads: 1, calls: 2 })]);
  expect(use).toMatchObject({ reads: 5, calls: 6, writes: 0 });
});
