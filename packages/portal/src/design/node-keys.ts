/**
 * Keys for things of which some are shown, in a row of nodes: a thing keeps its key for as long as it is shown, and a new one
 * takes the key of one that has gone. So the nodes of what was shown go on to serve, which is much less to do than to make others.
 */
export class NodeKeys {
  #keys: ReadonlyMap<string, number> = new Map();
  #held: string | null = null;
  /** Of the keys there are. */
  #count = 0;

  /**
   * The keys of the things with these ids, all different, in the same order. When the thing `held` goes, its key goes with it: the
   * keyboard may be in its node.
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
