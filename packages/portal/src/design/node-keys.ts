/**
 * Assigns keys to the visible items of a list: an item keeps its key while it is visible, and a new one takes over the
 * key of one that has gone. This way existing nodes are reused, which is much cheaper than creating new ones.
 */
export class NodeKeys {
  #keys: ReadonlyMap<string, number> = new Map();
  #held: string | null = null;
  /** The number of keys so far. */
  #count = 0;

  /**
   * Returns the keys of the items with these ids, all different, in the same order. When the item `held` goes, its key
   * goes with it, because its node may have the focus.
   */
  assign(ids: readonly string[], held: string | null = null): readonly number[] {
    const taken = new Set([...ids, this.#held]);
    const free = [...this.#keys].flatMap(([id, key]) => (taken.has(id) ? [] : key));
    let next = 0;
    const keyOf = (id: string) => this.#keys.get(id) ?? free[next++] ?? this.#count++;
    const keys = new Map(ids.map((id) => [id, keyOf(id)]));
    this.#keys = keys;
    this.#held = held;
    return [...keys.values()];
  }
}
