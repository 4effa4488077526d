import { distanceTo, slotsOf, type Arrival, type Candidate } from './candidates.ts';
import { groupByAny } from './group-by-any.ts';
import { isPlaceholder } from './placeholder.ts';
import type { OpenPairs } from './open-pairs.ts';
import { placeKey, type Slot } from './slot.ts';

/**
 * Pairs the remaining sets by place alone, same stage and start: the artist has a different name. Applies only if more
 * sets are unchanged, because a different lineup also has sets at the same places. A placeholder matches any artist.
 */
export function matchByPlace(open: OpenPairs): void {
  const places = groupByAny(open.candidates, (candidate) => slotsOf(candidate).flatMap(keysOf));
  const links = open.arrivals.flatMap((arrival): (readonly [Arrival, Candidate])[] => {
    const [candidate, ...others] = keysOf(arrival.slot).flatMap((key) => places.get(key) ?? []);
    return candidate === undefined || others.length > 0 ? [] : [[arrival, candidate]];
  });
  const withPlaceholder = links.filter(([, candidate]) =>
    slotsOf(candidate).some(({ artist }) => isPlaceholder(artist)),
  );
  const staying = [...open.found.values()].filter(
    ({ arrival, candidate }) => distanceTo(arrival, candidate) < 1,
  );
  const isOtherLineup = links.length - withPlaceholder.length > staying.length;
  for (const link of isOtherLineup ? withPlaceholder : links) open.pair(...link, 'place');
}

function keysOf(slot: Slot): readonly string[] {
  const key = placeKey(slot);
  return key === null ? [] : [key];
}
