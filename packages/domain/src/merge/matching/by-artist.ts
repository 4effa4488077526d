import { nearestTogether, type Link } from './assign.ts';
import { distanceTo, slotsOf, type Arrival, type Candidate } from './candidates.ts';
import { groupByAny } from './group-by-any.ts';
import { isPlaceholder } from './placeholder.ts';
import type { OpenPairs } from './open-pairs.ts';
import { placeKey, timeOf, type Slot } from './slot.ts';

/** Above this number of possible pairs for one name, sets are paired in time order instead of by distance. */
const mostLinks = 10_000;

/** Pairs sets of the same artist at the same place: first where the last file had them, then where they are stored. */
export function matchByArtistAndPlace(open: OpenPairs): void {
  pairSame(
    open,
    ({ read }) => read,
    ({ baseSlot }) => baseSlot,
  );
  pairSame(
    open,
    ({ slot }) => slot,
    ({ storedSlot }) => storedSlot,
  );
}

function pairSame(
  open: OpenPairs,
  slotOfArrival: (arrival: Arrival) => Slot,
  slotOfCandidate: (candidate: Candidate) => Slot | null,
): void {
  const candidates = groupByAny(open.candidates, (candidate) => keysOf(slotOfCandidate(candidate)));
  const arrivals = groupByAny(open.arrivals, (arrival) => keysOf(slotOfArrival(arrival)));
  for (const [key, group] of arrivals) pairNearest(open, group, candidates.get(key) ?? []);
}

function keysOf(slot: Slot | null): readonly string[] {
  const place = slot === null || slot.artist.whole === '' ? null : placeKey(slot);
  return place === null ? [] : [`${place} ${slot?.artist.whole}`];
}

/**
 * Pairs sets of the same artist, nearest day, stage and time first. `who` selects either real artists or placeholders
 * such as "TBA".
 */
export function matchByArtist(open: OpenPairs, who: 'artists' | 'placeholders'): void {
  const namesOf = (candidate: Candidate) => slotsOf(candidate).map(({ artist }) => artist.whole);
  const candidates = groupByAny(open.candidates, namesOf);
  const arrivals = groupByAny(open.arrivals, ({ slot }) => [slot.artist.whole]);
  for (const [name, group] of arrivals) {
    const hasPlaceholder = group.some(({ slot }) => isPlaceholder(slot.artist));
    if (hasPlaceholder === (who === 'placeholders')) pairNearest(open, group, candidates.get(name) ?? []);
  }
}

function pairNearest(open: OpenPairs, arrivals: readonly Arrival[], candidates: readonly Candidate[]): void {
  const free = candidates.filter((candidate) => open.isFree(candidate));
  const links =
    arrivals.length * free.length > mostLinks
      ? inOrder(arrivals, free)
      : arrivals.flatMap((a) => free.map((b) => ({ a, b, distance: distanceTo(a, b) })));
  for (const { a, b } of nearestTogether(links)) open.pair(a, b, 'artist');
}

function inOrder(
  arrivals: readonly Arrival[],
  candidates: readonly Candidate[],
): readonly Link<Arrival, Candidate>[] {
  const timeOfCandidate = (candidate: Candidate) => timeOf(slotsOf(candidate)[0]);
  const sorted = candidates.toSorted((a, b) => timeOfCandidate(a) - timeOfCandidate(b));
  return arrivals
    .toSorted((a, b) => timeOf(a.slot) - timeOf(b.slot))
    .flatMap((a, place) => {
      const b = sorted[place];
      return b === undefined ? [] : [{ a, b, distance: 0 }];
    });
}
