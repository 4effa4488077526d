import type { Arrival, Candidate } from './candidates.ts';

/** By what an incoming set was found to be a stored one: a person said so, the source's id, the artist's name, a name much like it, or the place alone. */
export type MatchedBy = 'person' | 'id' | 'artist' | 'similarName' | 'place';

export interface FoundPair {
  readonly arrival: Arrival;
  readonly candidate: Candidate;
  readonly how: MatchedBy;
}

/** What is still to be matched; the steps of matching take pairs out of it. */
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

  /** Makes a pair of the two, unless one of them has a partner already. */
  pair(arrival: Arrival, candidate: Candidate, how: MatchedBy): void {
    if (!this.#arrivals.has(arrival) || !this.#candidates.has(candidate)) return;
    this.#arrivals.delete(arrival);
    this.#candidates.delete(candidate);
    this.#found.set(arrival, { arrival, candidate, how });
  }

  /** Takes out an incoming set that shall have no partner. */
  leaveAlone(arrival: Arrival): void {
    this.#arrivals.delete(arrival);
  }
}
