import type { Sliced } from './slices.ts';

type Compare<Item> = (one: Item, other: Item) => number;

/** So many items are put in order at a stretch: a millisecond of work or two. */
const itemsAtOnce = 2500;

/** One list in order out of several that are. */
export function* mergeRuns<Item>(
  runs: readonly (readonly Item[])[],
  compare: Compare<Item>,
  atOnce: number = itemsAtOnce,
): Sliced<readonly Item[]> {
  let done = 0;
  let left = runs;
  while (left.length > 1) {
    const merged: (readonly Item[])[] = [];
    for (let index = 0; index < left.length; index += 2) {
      const list: Item[] = [];
      for (const item of inOrder(left[index] ?? [], left[index + 1] ?? [], compare)) {
        list.push(item);
        if ((done += 1) % atOnce === 0) yield;
      }
      merged.push(list);
    }
    left = merged;
  }
  return left[0] ?? [];
}

function* inOrder<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: Compare<Item>,
): Generator<Item, void, void> {
  let taken = 0;
  for (const item of one) {
    for (let next = other[taken]; next !== undefined && compare(next, item) < 0; next = other[taken]) {
      taken += 1;
      yield next;
    }
    yield item;
  }
  for (const item of other.slice(taken)) yield item;
}
