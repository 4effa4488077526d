import { expect, it } from 'vitest';
import { NodeKeys } from './node-keys.ts';

it('keys: what stays keeps its own, and what is new takes those that have become free', () => {
  const nodes = new NodeKeys();
  expect(nodes.assign(['a', 'b', 'c'])).toEqual([0, 1, 2]);
  expect(nodes.assign(['c', 'd'])).toEqual([2, 0]);
  expect(nodes.assign(['d', 'e', 'c', 'f'])).toEqual([0, 3, 2, 4]);
});

it('keys: where all are new, the nodes stand in the order in which they are', () => {
  const nodes = new NodeKeys();
  nodes.assign(['a', 'b', 'c']);
  expect(nodes.assign(['c', 'd', 'e'])).toEqual([2, 0, 1]);
  expect(nodes.assign(['x', 'y', 'z', 'w'])).toEqual([2, 0, 1, 3]);
});

it('keys: asking again for the same changes nothing', () => {
  const nodes = new NodeKeys();
  nodes.assign(['a', 'b']);
  expect(nodes.assign(['b', 'c'])).toEqual([1, 0]);
  expect(nodes.assign(['b', 'c'])).toEqual([1, 0]);
});

it('keys: nothing takes the key of what was held', () => {
  const nodes = new NodeKeys();
  nodes.assign(['a', 'b', 'c'], 'b');
  expect(nodes.assign(['a', 'c', 'd'], 'c')).toEqual([0, 2, 3]);
});
