/**
 * Processes the items in order, `perTurn` per slice, and waits for `nextTurn` between slices so that a page stays
 * responsive.
 */
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
