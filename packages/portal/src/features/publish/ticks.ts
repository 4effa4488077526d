/**
 * Which changes are published, stored as those that are not: concurrent changes by colleagues are included unless
 * somebody unticks them. A change is a whole set, so that a move is never split.
 */
export type Unticked = ReadonlySet<string>;

/** Returns the keys of the changes to publish; null for all. */
export function tickedKeys(
  changes: readonly { readonly key: string }[],
  unticked: Unticked,
): readonly string[] | null {
  const ticked = changes.filter(({ key }) => !unticked.has(key)).map(({ key }) => key);
  return ticked.length === changes.length ? null : ticked;
}

/** Returns the set after one or several changes were ticked or unticked. */
export function withTicks(unticked: Unticked, keys: readonly string[], isTicked: boolean): Unticked {
  const next = new Set(unticked);
  for (const key of keys) {
    if (isTicked) next.delete(key);
    else next.add(key);
  }
  return next;
}
