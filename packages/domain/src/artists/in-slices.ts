/** This many artists are looked at in one turn. */
const perTurn = 100;

/** Does the work on one item after the other; between slices of it waits for `nextTurn`, so that a page goes on. */
export async function inSlices<Item>(
  items: readonly Item[],
  nextTurn: () => Promise<void>,
  work: (item: Item) => void,
): Promise<void> {
  for (const [place, item] of items.entries()) {
    if (place % perTurn === perTurn - 1) await nextTurn();
    work(item);
  }
}
