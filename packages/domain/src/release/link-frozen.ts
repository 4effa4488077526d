import { keysToLink } from '../artists/link-artists.ts';
import { artistsOfSet } from '../artists/resolve-artist.ts';
import type { Artist } from '../entities/artist.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { freezeArtist, type FrozenArtist, type FrozenPicture } from './frozen-artist.ts';

/** The artists that a lineup may need: those linked to its sets, and those that these were merged into. */
export interface ArtistsToFreeze {
  readonly artists: readonly Artist[];
  /** By artist id. */
  readonly pictures: ReadonlyMap<string, FrozenPicture>;
}

export const noArtists: ArtistsToFreeze = { artists: [], pictures: new Map() };

/** The artists that are frozen with a lineup, and their ids for each set. */
export interface LinkedArtists {
  /** Sorted by id. */
  readonly frozen: readonly FrozenArtist[];
  readonly idsOf: (event: LineupEvent) => readonly string[];
}

export function linkArtists(
  events: readonly LineupEvent[],
  { artists, pictures }: ArtistsToFreeze,
): LinkedArtists {
  const linked = namedArtists(events, artists);
  const frozen = [...new Set([...linked.values()].flat())]
    .map((artist) => freezeArtist(artist, pictures.get(artist.id) ?? null))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return { frozen, idsOf: (event) => (linked.get(event) ?? []).map(({ id }) => id) };
}

/**
 * Returns the artists of each set that its name actually contains. A set named "Special guest" that is linked to an
 * artist must not reveal who it is.
 */
export function namedArtists(
  events: readonly LineupEvent[],
  artists: readonly Artist[],
): ReadonlyMap<LineupEvent, readonly Artist[]> {
  const byId = new Map(artists.map((artist) => [artist.id, artist]));
  return new Map(
    events.map((event) => [event, artistsOfSet(event, (id) => byId.get(id)).filter(isNamedBy(event))]),
  );
}

function isNamedBy({ artistName }: Pick<LineupEvent, 'artistName'>): (artist: Artist) => boolean {
  const names = new Set(keysToLink(artistName));
  return ({ keys }) => keys.some((key) => names.has(key));
}
