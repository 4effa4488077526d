import type { ArtistKeys } from '../../conflicts/artist-key.ts';
import { nearestFirst, type Link } from './assign.ts';
import { distanceTo, slotsOf, type Arrival, type Candidate } from './candidates.ts';
import { groupByAny } from './group-by-any.ts';
import { comparedName, likenessOf, type ComparedName } from './name-likeness.ts';
import { isPlaceholder } from './placeholder.ts';
import type { OpenPairs } from './open-pairs.ts';
import { dayApart, placeKey, type Slot } from './slot.ts';

/** Keys shared by more sets than this are ignored. */
const mostPerKey = 24;

/** The required similarity of names: anywhere, on the same day, near the same place, and at exactly the same place. */
const enough = { anywhere: 0.85, sameDay: 0.7, nearPlace: 0.6, samePlace: 0.5 };

/** The similarity of names that differ by a typing error. */
const slip = 0.9;

/** In minutes: slots on the same stage and day with a smaller distance are near. */
const near = 180;

/**
 * Pairs sets at exactly the same place whose names are equal but for a typing error, before another set of the artist
 * is paired with one of them.
 */
export function matchByNameAndPlace(open: OpenPairs): void {
  pairSimilar(
    open,
    (slot) => [placeKey(slot) ?? ''],
    () => slip,
  );
}

/** Pairs sets with very similar names: a typo fixed, a word added, artists joined differently. */
export function matchByName(open: OpenPairs): void {
  pairSimilar(open, keysOf, needed);
}

/** A word, the beginning, the end, or the stage and day: sets without a common key are not compared. */
function keysOf({ artist, day, stage }: Slot): readonly string[] {
  const words = artist.whole.split(' ').filter((word) => word.length > 2);
  const letters = artist.whole.replaceAll(' ', '');
  return [...words, `${letters.slice(0, 4)}-`, `-${letters.slice(-4)}`, `@${day} ${stage}`];
}

function pairSimilar(
  open: OpenPairs,
  keys: (slot: Slot) => readonly string[],
  neededAt: (distance: number) => number,
): void {
  const nameOf = rememberedNames();
  const links = withSameKey(open, keys).flatMap(([a, b]): Link<Arrival, Candidate>[] => {
    const distance = distanceTo(a, b);
    const name = nameOf(a.slot.artist);
    const likeness = Math.max(...slotsOf(b).map((slot) => likenessOf(name, nameOf(slot.artist))));
    if (likeness < neededAt(distance)) return [];
    return [{ a, b, distance: 1 - likeness + Math.min(distance, 100_000) / 1_000_000 }];
  });
  for (const { a, b } of nearestFirst(links)) open.pair(a, b, 'similarName');
}

function rememberedNames(): (artist: ArtistKeys) => ComparedName {
  const names = new Map<ArtistKeys, ComparedName>();
  return (artist) => {
    const known = names.get(artist) ?? comparedName(artist);
    names.set(artist, known);
    return known;
  };
}

function needed(distance: number): number {
  if (distance < 1) return enough.samePlace;
  if (distance < near) return enough.nearPlace;
  return distance < dayApart ? enough.sameDay : enough.anywhere;
}

function withSameKey(
  open: OpenPairs,
  keys: (slot: Slot) => readonly string[],
): readonly (readonly [Arrival, Candidate])[] {
  const keysOfArtist = (slot: Slot) => (isPlaceholder(slot.artist) ? [] : keys(slot));
  const candidates = groupByAny(open.candidates, (candidate) => slotsOf(candidate).flatMap(keysOfArtist));
  const arrivals = groupByAny(open.arrivals, ({ slot }) => keysOfArtist(slot));
  const met = new Map<Arrival, Set<Candidate>>();
  for (const [key, group] of arrivals) {
    const others = candidates.get(key) ?? [];
    if (key === '' || group.length > mostPerKey || others.length > mostPerKey) continue;
    for (const arrival of group) {
      const known = met.get(arrival) ?? new Set();
      met.set(arrival, known);
      for (const candidate of others) known.add(candidate);
    }
  }
  return [...met].flatMap(([arrival, found]) => [...found].map((candidate) => [arrival, candidate] as const));
}
