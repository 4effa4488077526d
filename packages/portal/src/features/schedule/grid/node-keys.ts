/**
 * Keys for things that are shown in a row of nodes: a thing keeps its key for as long as it is shown, and a new one takes the
 * key of one that has gone. So the nodes of one day go on to serve the next.
 */
export class NodeKeys {
  #keys: ReadonlyMap<string, number> = new Map();

  /** The keys of the things with these ids, all different, in the same order. */
  assign(ids: readonly string[]): readonly number[] {
    const kept = ids.map((id) => this.#keys.get(id));
    const taken = new Set(kept);
    let next = 0;
    const keys = kept.map((key) => {
      if (key !== undefined) return key;
      while (taken.has(next)) next += 1;
      next += 1;
      return next - 1;
    });
    this.#keys = new Map(ids.map((id, place) => [id, keys[place] ?? place]));
    return keys;
  }
}
