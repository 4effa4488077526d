/** How much goes into one write: so many documents, or about so many bytes of them. */
const batchSize = { count: 200, bytes: 2_000_000 };

/** The items, so many at a time. */
export async function* inBatches<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = [];
  let bytes = 0;
  for await (const item of items) {
    batch.push(item);
    bytes += JSON.stringify(item).length;
    if (batch.length < batchSize.count && bytes < batchSize.bytes) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
