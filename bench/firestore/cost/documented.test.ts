import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../frame/machine.ts';
import { billOf, type Use } from './bill.ts';
import { prices, pricesFrom, type Meter } from './prices.ts';
import { billTable } from './tables.ts';
import { weekend } from './weekend.ts';

const guide = readFileSync(join(root, 'docs/firebase.md'), 'utf8');
const meters = Object.keys(prices) as readonly Meter[];

/** The cells of the documented line that begins with this name. */
function cellsOf(name: string): readonly string[] {
  const line = guide
    .split('\n')
    .find((each) => each.startsWith(`| ${name} |`) && each.split('|').length === 8);
  if (line === undefined) throw new Error(`docs/firebase.md has no line "${name}" in the bill.`);
  return line
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

const documentedUse: Use = Object.fromEntries(
  meters.map((meter) => {
    const { name, unit = 1 } = prices[meter];
    const [used = ''] = cellsOf(name);
    return [meter, Number(used.replaceAll(',', '')) * unit];
  }),
);

test.each(meters)('the documented bill has the price and the free quota of: %s', (meter) => {
  const { name } = prices[meter];
  const [, , price, free] = billTable(billOf({}, weekend.days)).lines.find(([first]) => first === name) ?? [];
  expect(cellsOf(name).slice(1, 3)).toEqual([price, free]);
});

test('the documented bill is what its uses cost, and at most 15 dollars', () => {
  const { beforeFree, afterFree } = billOf(documentedUse, weekend.days);
  const [, , , before, after] = cellsOf('together');
  expect(Math.abs(Number(before) - beforeFree)).toBeLessThan(0.02);
  expect(Math.abs(Number(after) - afterFree)).toBeLessThan(0.02);
  expect(Number(after)).toBeLessThanOrEqual(15);
});

test('the guide names the month of the prices', () => {
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  expect(guide).toContain(`as published in ${month.format(new Date(`${pricesFrom}-01T00:00:00Z`))}`);
});
