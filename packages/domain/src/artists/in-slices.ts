/** Does the work on one item after the other; between slices of it waits for `nextTurn`, so that a page goes on. `perTurn` items make a slice. */
export async function inSlices<Item>(
  items: readonly Item[],
  nextTurn: () => Promise<void>,
  work: (item: Item) => void,
  perTurn = 100,
): Promise<void> {
  for (const [place, item] of items.entries()) {
    if (place % perTurn === perTurn - 1) await nextTurn();
    work(item);
  }
}
