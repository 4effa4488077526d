import type { FrozenArtist } from './frozen-artist.ts';
import type { FrozenLineup, FrozenSet } from './frozen-lineup.ts';
import { artistsKey, festivalKey } from './lineup-change.ts';

/**
 * The lineup of the release before with the ticked changes: sets by their ids, the festival by `festivalKey`, what is said of artists
 * that were public before by `artistsKey`. A set is published whole, as it is now, or stays as it was. Before the first release that
 * is: only what is ticked is in it. Who is held back with a set that does not go along is not named by the others.
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

/** Those of the sets; a new one is published with its set. */
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

/** Returns true if the name is not announced from the beginning. */
function isHeldBack({ announcement }: FrozenSet): boolean {
  return announcement !== null && (announcement.level === 'held' || announcement.tba === true);
}
