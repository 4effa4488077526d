import { expect, test } from 'vitest';
import { faultOf, figureCells, numberText } from './figures.ts';
import { atLeast, atMost } from './row.ts';

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

test.each([
  [
    atMost(0.5, { name: 'bare driver', value: 30 }),
    12,
    '12 ms = 0.400 × bare driver',
    '≤ 0.500 × (15 here)',
    'yes',
  ],
  [
    atMost(0.5, { name: 'bare driver', value: 20 }),
    12,
    '12 ms = 0.600 × bare driver',
    '≤ 0.500 × (10 here)',
    'NO',
  ],
  [atLeast(2, { name: 'proofs', value: 100 }), 195, '195 ms = 1.95 × proofs', '≥ 2 × (200 here)', 'NO'],
  [atLeast(2, { name: 'proofs', value: 90 }), 195, '195 ms = 2.17 × proofs', '≥ 2 × (180 here)', 'yes'],
])('a goal may be a part of what the same run measured: %j', (goal, value, figure, text, met) => {
  expect(figureCells({ label: 'time', value, unit: 'ms', goal }).slice(1, 4)).toEqual([figure, text, met]);
});

test('a peer stands beside the figure with its ratio', () => {
  const peers = [{ name: 'bare driver', value: 200 }];
  expect(figureCells({ label: 'rows', value: 50, unit: 'rows/s', peers })[4]).toBe('bare driver 200 (× 4)');
});

test.each([
  [{ label: 'portals', value: -5_500_000, unit: '' }, '"portals" is a count and below 0: -5,500,000.'],
  [{ label: 'p99', value: Number.NaN, unit: 'ms' }, '"p99" is no number: NaN.'],
  [{ label: 'growth', value: -3, unit: 'ms' }, null],
  [{ label: 'portals', value: 0, unit: '' }, null],
])('%j is an error of its row: %s', (figure, fault) => {
  expect(faultOf(figure)).toBe(fault);
});
