import type { Arrival, Candidate } from './candidates.ts';
import type { OpenPairs } from './open-pairs.ts';

/**
 * Pairs sets with the same id: the stored set's own id, from an exported file or a previously saved lineup, or the id
 * of the source. Source ids that mostly belong to other artists than last time are only row numbers and are ignored.
 */
export function matchById(open: OpenPairs): void {
  const own = new Map(open.candidates.map((candidate) => [candidate.id, candidate]));
  const arrivals = onlyOnce(open.arrivals, ({ set }) => set.sourceId);
  for (const arrival of open.arrivals) {
    const candidate = own.get(arrival.set.id);
    if (candidate !== undefined) open.pair(arrival, candidate, 'id');
  }
  for (const [id, arrival] of arrivals) {
    const candidate = own.get(id);
    if (candidate !== undefined) open.pair(arrival, candidate, 'id');
  }
  const ofSource = onlyOnce(open.candidates, ({ base }) => base?.sourceId);
  const pairs = [...arrivals].flatMap(([id, arrival]) => {
    const candidate = ofSource.get(id);
    return candidate === undefined ? [] : [{ arrival, candidate }];
  });
  const telling = pairs.filter(({ arrival, candidate }) => isSameArtist(arrival, candidate)).length;
  if (telling * 2 < pairs.length) return;
  for (const { arrival, candidate } of pairs) open.pair(arrival, candidate, 'id');
}

function isSameArtist({ read }: Arrival, { baseSlot }: Candidate): boolean {
  return read.artist.whole === baseSlot?.artist.whole;
}

/** Returns the items whose id is unique. */
function onlyOnce<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string | undefined,
): ReadonlyMap<string, Item> {
  const found = new Map<string, Item>();
  const repeated = new Set<string>();
  for (const item of items) {
    const id = idOf(item);
    if (id === undefined || id === '') continue;
    if (found.has(id)) repeated.add(id);
    found.set(id, item);
  }
  for (const id of repeated) found.delete(id);
  return found;
}
