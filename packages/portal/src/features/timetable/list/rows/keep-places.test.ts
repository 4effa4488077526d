import { expect, it } from 'vitest';
import { keepPlaces } from './keep-places.ts';

const all = () => true;

it('keeps the order, and the list itself where nothing came or went', () => {
  const before = ['a', 'b', 'c'];
  expect(keepPlaces(before, ['c', 'a', 'b'], all)).toBe(before);
});

it('keeps what the filter would hide by now, and leaves out what is gone', () => {
  expect(keepPlaces(['a', 'b', 'c'], ['c'], (id) => id !== 'a')).toEqual(['b', 'c']);
});

it('puts new ones behind those that they would follow', () => {
  expect(keepPlaces(['c', 'a'], ['x', 'a', 'y', 'z', 'c', 'w'], all)).toEqual(['x', 'c', 'w', 'a', 'y', 'z']);
});

it('begins with what there is', () => {
  expect(keepPlaces([], ['a', 'b'], all)).toEqual(['a', 'b']);
});
