/** A source of chance that gives the same answers for the same seed, so that invented lineups stay as they are. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number from `minimum` to `maximum`, both included. */
  int(minimum: number, maximum: number): number;
  /** One of `items`, which must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** The items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** A random source seeded by a text (FNV-1a hash into mulberry32). */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (minimum: number, maximum: number) => minimum + Math.floor(next() * (maximum - minimum + 1));
  return {
    next,
    int,
    pick: (items) => pickAt(items, int(0, items.length - 1)),
    chance: (probability) => next() < probability,
    shuffled: (items) => shuffle(items, int),
  };
}

function pickAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
}

function shuffle<Item>(items: readonly Item[], int: Random['int']): Item[] {
  const rest = [...items];
  const mixed: Item[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(int(0, rest.length - 1), 1));
  return mixed;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
