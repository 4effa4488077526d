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

/** An incoming set and the one that it is. */
export interface Pair {
  readonly incoming: IncomingSet;
  /** Of the stored set, or of the one that was. */
  readonly id: string;
  /** Null where it was deleted since the last import, or left out of it. */
  readonly stored: StoredSet | null;
  /** What the last import of this source said of it; null where it had not got it. */
  readonly base: BaseSet | null;
  readonly how: MatchedBy;
}

/** Which incoming set is which stored one: each of either is in one pair at most. */
export interface Pairing {
  /** In the order of the file. */
  readonly pairs: readonly Pair[];
  /** Incoming sets that are none of the stored ones. */
  readonly added: readonly IncomingSet[];
  /** Stored sets that are none of the incoming ones. */
  readonly left: readonly LeftSet[];
}

/** A stored set that is in no pair, and what the last import of the source said of it. */
export interface LeftSet {
  readonly stored: StoredSet;
  readonly base: BaseSet | null;
}

/** What a person has decided about single sets, by the id of the incoming one: the stored set that it is, or null for none. */
export type PairOverrides = Readonly<Record<string, string | null>>;

/**
 * Finds which incoming set is which stored one: by what a person says, then by id, by artist (compared as conflicts compare them) and
 * nearness of day, stage and time, by names that are very similar, and at last by the place. `base` is what the last import of the same
 * source said, or null for its first.
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
