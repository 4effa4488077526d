const atOnce = 24;

/** Runs the work for all items, with enough concurrency to keep both sides busy; responses are in the items' order. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const responses: Result[] = [];
  for (let first = 0; first < items.length; first += atOnce) {
    responses.push(...(await Promise.all(items.slice(first, first + atOnce).map(work))));
  }
  return responses;
}
