import { expect, test } from 'vitest';
import { conflict, type Conflict } from './conflict.ts';
import { clusterOrder, clustersOf } from './conflict-clusters.ts';
import { nextConflict, type ConflictOrder } from './conflict-order.ts';

const order: ConflictOrder = (a, b) => a.span.start - b.span.start;

/** An overlap of two sets that starts at this hour. */
function between(a: string, b: string, start: number): Conflict {
  const set = (id: string) => ({ id, artistName: id, stage: 'Barn', start, end: start + 2 });
  return conflict('overlap', [set(a), set(b)], { start, end: start + 1 });
}

const ab = between('a', 'b', 1);
const xy = between('x', 'y', 2);
const bc = between('b', 'c', 3);
const cd = between('c', 'd', 4);
const all = [cd, xy, bc, ab];

test('conflicts that share sets are one cluster, at the place of its first', () => {
  expect(clustersOf(all, order)).toEqual([[ab, bc, cd], [xy]]);
  expect(all.toSorted(clusterOrder(clustersOf(all, order), order))).toEqual([ab, bc, cd, xy]);
});

test('one goes on within the cluster of a conflict that is settled', () => {
  const left = [cd, xy, ab];
  const within = clusterOrder(clustersOf([...left, bc], order), order);
  expect(nextConflict(left, bc, within)).toBe(cd);
  expect(nextConflict(left, cd, within)).toBe(xy);
});

test('thousands in a chain are one cluster', () => {
  const chain = Array.from({ length: 20_000 }, (_, at) => between(`s${at}`, `s${at + 1}`, at));
  expect(clustersOf(chain, order)).toHaveLength(1);
});
