import { expect, it } from 'vitest';
import { noneSelected, only, rangeTo, stillShown, toggled, toggledAll } from './selection.ts';

const order = ['a', 'b', 'c', 'd'];
const idsOf = ({ ids }: { readonly ids: ReadonlySet<string> }) => [...ids].toSorted().join('');

it('takes one in and out', () => {
  const two = toggled(only('a'), 'c');
  expect(idsOf(two)).toBe('ac');
  expect(idsOf(toggled(two, 'a'))).toBe('c');
});

it('reaches from the one chosen last, in both directions, and back', () => {
  expect(idsOf(rangeTo(only('b'), order, 'd'))).toBe('bcd');
  expect(idsOf(rangeTo(rangeTo(only('b'), order, 'd'), order, 'a'))).toBe('ab');
  expect(idsOf(rangeTo(noneSelected, order, 'c'))).toBe('c');
});

it('takes all of a group in, and all of them out', () => {
  const all = toggledAll(only('b'), ['a', 'b']);
  expect(idsOf(all)).toBe('ab');
  expect(idsOf(toggledAll(all, ['a', 'b']))).toBe('');
});

it('leaves out what is not shown any more', () => {
  const range = rangeTo(only('a'), order, 'c');
  expect(stillShown(range, () => true)).toBe(range);
  expect(idsOf(stillShown(range, (id) => id !== 'b'))).toBe('ac');
});
