import type { FrozenArtist } from './frozen-artist.ts';
import type { FrozenLineup, FrozenSet } from './frozen-lineup.ts';
import { artistsKey, festivalKey } from './lineup-change.ts';

/**
 * Returns the previous release's lineup with the ticked changes: sets by id, the festival by `festivalKey`, artists
 * that were public before by `artistsKey`. A set is published either completely in its current version or not changed.
 * The first release contains only the ticked sets. An artist who is held back with an unticked set is not named through
 * other sets.
 */
export function withTicked(
  before: FrozenLineup | null,
  now: FrozenLineup,
  ticked: ReadonlySet<string>,
): FrozenLineup {
  const festival = before === null || ticked.has(festivalKey) ? now.festival : before.festival;
  const unchanged = (before?.sets ?? []).filter(({ id }) => !ticked.has(id));
  const taken = now.sets.filter(({ id }) => ticked.has(id));
  const sets = [...unchanged, ...taken].sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  const hidden = now.sets.filter((set) => !ticked.has(set.id) && isHeldBack(set));
  const names = [...new Set(hidden.map(({ artistName }) => artistName))];
  const artists = artistsOf(sets, before, now, ticked.has(artistsKey));
  return { format: 1, festival, sets, ...(names.length > 0 && { hidden: names }), artists };
}

/** Returns the artists of the sets. A new artist is published with its set. */
function artistsOf(
  sets: readonly FrozenSet[],
  before: FrozenLineup | null,
  now: FrozenLineup,
  isTicked: boolean,
): FrozenArtist[] {
  const [first, second] = isTicked ? [before, now] : [now, before];
  const known = [...(first?.artists ?? []), ...(second?.artists ?? [])];
  const byId = new Map(known.map((artist) => [artist.id, artist]));
  const ids = [...new Set(sets.flatMap(({ artistIds = [] }) => artistIds))].sort();
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns true if the name is not announced immediately. */
function isHeldBack({ announcement }: FrozenSet): boolean {
  return announcement !== null && (announcement.level === 'held' || announcement.tba === true);
}
