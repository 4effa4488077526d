/**
 * Which changes are published, stored as those that are not: what colleagues change in the meantime is included unless somebody takes its tick
 * away. A change is a whole set, so that a move is never half.
 */
export type Unticked = ReadonlySet<string>;

/** The keys of the changes that are published; null where that is all. */
export function tickedKeys(
  changes: readonly { readonly key: string }[],
  unticked: Unticked,
): readonly string[] | null {
  const ticked = changes.filter(({ key }) => !unticked.has(key)).map(({ key }) => key);
  return ticked.length === changes.length ? null : ticked;
}

/** The same after one of them, or several, were ticked or not. */
export function withTicks(unticked: Unticked, keys: readonly string[], isTicked: boolean): Unticked {
  const next = new Set(unticked);
  for (const key of keys) {
    if (isTicked) next.delete(key);
    else next.add(key);
  }
  return next;
}
