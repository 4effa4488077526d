import type { StoredSet } from '../../timetable/set-edits.ts';
import type { BaseSet, ImportBase } from '../import-base.ts';
import type { IncomingSet, MergeFestival } from '../set-values.ts';
import { matchByArtist, matchByArtistAndPlace } from './by-artist.ts';
import { matchById } from './by-id.ts';
import { matchByName, matchByNameAndPlace } from './by-name.ts';
import { matchByPlace } from './by-place.ts';
import { arrivalOf, candidatesOf } from './candidates.ts';
import { dayShift, shiftedBy } from './day-shift.ts';
import { OpenPairs, type MatchedBy } from './open-pairs.ts';
import { slotMaker } from './slot.ts';

/** An incoming set and the set it was matched with. */
export interface Pair {
  readonly incoming: IncomingSet;
  /** The id of the stored set, or the one it had. */
  readonly id: string;
  /** Null if it has been deleted since the last import, or was left out of it. */
  readonly stored: StoredSet | null;
  /** What the last import of this source contained for it; null if it did not contain the set. */
  readonly base: BaseSet | null;
  readonly how: MatchedBy;
}

/** Which incoming set is which stored one. Each set is in at most one pair. */
export interface Pairing {
  /** In the order of the file. */
  readonly pairs: readonly Pair[];
  /** Incoming sets without a stored one. */
  readonly added: readonly IncomingSet[];
  /** Stored sets without an incoming one. */
  readonly left: readonly LeftSet[];
}

/** A stored set without a pair, and what the last import of the source contained for it. */
export interface LeftSet {
  readonly stored: StoredSet;
  readonly base: BaseSet | null;
}

/** The user's decisions about single sets, by the id of the incoming set: the matching stored id, or null for none. */
export type PairOverrides = Readonly<Record<string, string | null>>;

/**
 * Matches incoming sets with stored ones: by the user's decision, then by id, by artist (compared as conflicts compare
 * them) and closeness of day, stage and time, by very similar names, and finally by place. `base` is what the last
 * import of the same source contained, or null for the first.
 */
export function matchSets(
  incoming: readonly IncomingSet[],
  stored: readonly StoredSet[],
  base: ImportBase | null,
  festival: MergeFestival,
  overrides: PairOverrides = {},
): Pairing {
  const slotOf = slotMaker(festival);
  const candidates = candidatesOf(stored, base, festival, slotOf);
  const asRead = incoming.map((set) => arrivalOf(set, slotOf));
  const arrivals = shiftedBy(asRead, dayShift(asRead, candidates));
  const open = new OpenPairs(arrivals, candidates);
  applyOverrides(open, overrides);
  matchById(open);
  matchByArtistAndPlace(open);
  matchByNameAndPlace(open);
  matchByArtist(open, 'artists');
  matchByName(open);
  matchByPlace(open);
  matchByArtist(open, 'placeholders');
  const found = arrivals.map((arrival) => open.found.get(arrival));
  return {
    pairs: found.flatMap((pair): Pair[] => {
      if (pair === undefined) return [];
      const { id, stored: set, base: own } = pair.candidate;
      return [{ incoming: pair.arrival.set, id, stored: set, base: own, how: pair.how }];
    }),
    added: arrivals.filter((arrival) => !open.found.has(arrival)).map(({ set }) => set),
    left: open.candidates.flatMap(({ stored: set, base: own }): LeftSet[] =>
      set === null ? [] : [{ stored: set, base: own }],
    ),
  };
}

function applyOverrides(open: OpenPairs, overrides: PairOverrides): void {
  const byId = new Map(open.candidates.map((candidate) => [candidate.id, candidate]));
  for (const arrival of open.arrivals) {
    const override = Object.hasOwn(overrides, arrival.set.id) ? overrides[arrival.set.id] : undefined;
    if (override === undefined) continue;
    const candidate = override === null ? undefined : byId.get(override);
    if (candidate !== undefined) open.pair(arrival, candidate, 'person');
    else if (override === null) open.leaveAlone(arrival);
  }
}
