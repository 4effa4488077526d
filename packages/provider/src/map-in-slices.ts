/** How a long list is worked on without keeping all else from running. */
export interface Slices {
  /** This many items are worked on at a stretch. */
  readonly size: number;
  /** Resolves when others had their turn. */
  readonly nextTurn: () => Promise<void>;
}

/**
 * `work` done on every item in order, slice by slice. Where `work` throws, the promise rejects with it and no further item is
 * looked at.
 */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
  { size, nextTurn }: Slices,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % size === 0) await nextTurn();
    results.push(work(item, index));
  }
  return results;
}
