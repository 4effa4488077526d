/** Random numbers that repeat with the same seed. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number, both ends included. */
  int(minimum: number, maximum: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/**
 * The random numbers of one case: a separate sequence, so that running it alone repeats what it did among the others.
 */
export function createRandom(seed: number, name: string): Random {
  let state = seedOf(seed, name);
  const next = () => {
    state = Math.imul(state + 0x6d_2b_79_f5, 1);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (minimum: number, maximum: number) => minimum + Math.floor(next() * (maximum - minimum + 1));
  return { next, int, pick: (items) => items[int(0, items.length - 1)] ?? items[0] };
}

function seedOf(seed: number, name: string): number {
  let hash = seed;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619);
  return hash;
}
