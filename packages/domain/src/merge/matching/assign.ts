/** A possible pair and its distance. */
export interface Link<A, B> {
  readonly a: A;
  readonly b: B;
  readonly distance: number;
}

/** Chooses pairs so that each item is in at most one: the nearest first, and the earlier of equal links. */
export function nearestFirst<A, B>(links: readonly Link<A, B>[]): Link<A, B>[] {
  const chosen: Link<A, B>[] = [];
  const taken = new Set<A | B>();
  for (const link of links.toSorted((one, other) => one.distance - other.distance)) {
    if (taken.has(link.a) || taken.has(link.b)) continue;
    taken.add(link.a).add(link.b);
    chosen.push(link);
  }
  return chosen;
}

/**
 * Like `nearestFirst`, but then swaps partners as long as the total distance decreases. Quadratic, so only for few
 * links.
 */
export function nearestTogether<A, B>(links: readonly Link<A, B>[]): readonly Link<A, B>[] {
  const chosen = nearestFirst(links);
  return chosen.length > 1 ? exchanged(chosen, links) : chosen;
}

function exchanged<A, B>(chosen: Link<A, B>[], links: readonly Link<A, B>[]): readonly Link<A, B>[] {
  const byPair = new Map<A, Map<B, Link<A, B>>>();
  for (const link of links) {
    const ofA = byPair.get(link.a) ?? new Map<B, Link<A, B>>();
    byPair.set(link.a, ofA.set(link.b, link));
  }
  // Every exchange reduces the sum, so the loop ends; the bound guards against rounding.
  for (let round = 0; round < chosen.length; round += 1) if (!exchangeOnce(chosen, byPair)) break;
  return chosen;
}

function exchangeOnce<A, B>(chosen: Link<A, B>[], byPair: Map<A, Map<B, Link<A, B>>>): boolean {
  let isBetter = false;
  for (let i = 0; i < chosen.length; i += 1) {
    for (let j = i + 1; j < chosen.length; j += 1) {
      const [one, other] = [chosen[i], chosen[j]];
      if (one === undefined || other === undefined) continue;
      const first = byPair.get(one.a)?.get(other.b);
      const second = byPair.get(other.a)?.get(one.b);
      if (first === undefined || second === undefined) continue;
      if (first.distance + second.distance >= one.distance + other.distance) continue;
      chosen[i] = first;
      chosen[j] = second;
      isBetter = true;
    }
  }
  return isBetter;
}
