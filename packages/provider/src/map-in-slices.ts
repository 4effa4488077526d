/** How to process a long list without blocking other work. */
export interface Slices {
  /** The number of items processed without a pause. */
  readonly size: number;
  /** Resolves once other work had its turn. */
  readonly nextTurn: () => Promise<void>;
}

/**
 * Maps the items with `work` in order, slice by slice. If `work` throws, the promise rejects with the error and no
 * further item is processed.
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
