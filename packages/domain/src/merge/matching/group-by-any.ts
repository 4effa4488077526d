/** Groups items by their keys, each list in the order of the items. An item with several keys is in several lists. */
export function groupByAny<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const keys = keysOf(item);
    for (const key of keys.length > 1 ? new Set(keys) : keys) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [item]);
      else group.push(item);
    }
  }
  return groups;
}
