import type { Arrival, Candidate } from './candidates.ts';

/**
 * How an incoming set was matched: by the user, the source's id, the artist's name, a very similar name, or the place
 * alone.
 */
export type MatchedBy = 'person' | 'id' | 'artist' | 'similarName' | 'place';

export interface FoundPair {
  readonly arrival: Arrival;
  readonly candidate: Candidate;
  readonly how: MatchedBy;
}

/** The sets that are not matched yet; each matching step removes the pairs it finds. */
export class OpenPairs {
  readonly #arrivals: Set<Arrival>;
  readonly #candidates: Set<Candidate>;
  readonly #found = new Map<Arrival, FoundPair>();

  constructor(arrivals: readonly Arrival[], candidates: readonly Candidate[]) {
    this.#arrivals = new Set(arrivals);
    this.#candidates = new Set(candidates);
  }

  get arrivals(): readonly Arrival[] {
    return [...this.#arrivals];
  }

  get candidates(): readonly Candidate[] {
    return [...this.#candidates];
  }

  get found(): ReadonlyMap<Arrival, FoundPair> {
    return this.#found;
  }

  /** Returns true if a candidate has no partner yet. */
  isFree(candidate: Candidate): boolean {
    return this.#candidates.has(candidate);
  }

  /** Pairs the two, unless one of them already has a partner. */
  pair(arrival: Arrival, candidate: Candidate, how: MatchedBy): void {
    if (!this.#arrivals.has(arrival) || !this.#candidates.has(candidate)) return;
    this.#arrivals.delete(arrival);
    this.#candidates.delete(candidate);
    this.#found.set(arrival, { arrival, candidate, how });
  }

  /** Removes an incoming set that must stay without a partner. */
  leaveAlone(arrival: Arrival): void {
    this.#arrivals.delete(arrival);
  }
}
