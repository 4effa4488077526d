import { expect, test } from 'vitest';
import { figureCells, numberText } from './figures.ts';

test.each([
  [0, '0'],
  [3, '3'],
  [0.004_217, '0.00422'],
  [0.5, '0.500'],
  [3.2149, '3.21'],
  [45.678, '45.7'],
  [678.9, '679'],
  [1234.5, '1,235'],
  [1_000_000, '1,000,000'],
])('%d is written with three digits that count, as %s', (value, text) => {
  expect(numberText(value)).toBe(text);
});

test('a figure stands beside its goal and says whether it was met', () => {
  const figure = { label: 'first answer', value: 0.65, unit: 's' };
  const goal = { value: 0.7, direction: 'at most' } as const;
  expect(figureCells({ ...figure, goal })).toEqual(['first answer', '0.650 s', '≤ 0.700', 'yes', '']);
  expect(figureCells({ ...figure, value: 0.71, goal })[3]).toBe('NO');
});

test('a peer stands beside the figure with its ratio', () => {
  const peers = [{ name: 'bare driver', value: 200 }];
  expect(figureCells({ label: 'rows', value: 50, unit: 'rows/s', peers })[4]).toBe('bare driver 200 (× 4)');
});
