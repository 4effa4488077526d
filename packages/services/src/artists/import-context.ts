import { keysToLink, saysOfArtist, type Artist } from '@lineup/domain';
import { artistKeyOf, type ArtistContext, type ArtistRow } from '@lineup/domain/artist-columns';
import type { DocumentReader, DocumentSnapshot } from '@lineup/provider';
import { artistsFrom } from '../commits/artist-records.ts';
import { artistIdsIn, nameIn, type Versioned } from '../commits/records.ts';
import { findArtists } from './find-artists.ts';
import { readSetsAndActs } from './read-sets-and-acts.ts';
import { readWithMerged } from './read-with-merged.ts';

/** The stored artists that a file refers to. */
export interface FoundArtists extends ArtistContext<Versioned<Artist>> {
  /** The festival's undecided sets and acts with such a name. */
  readonly undecided: readonly DocumentSnapshot[];
}

/**
 * Reads the artists that match the names of rows with artist data, or are linked to sets of these names in the
 * festival, if given.
 */
export async function readImportContext(
  documents: DocumentReader,
  festivalId: string | null,
  rows: readonly ArtistRow[],
): Promise<FoundArtists> {
  const names = rows.filter(saysOfArtist).map(({ artistName }) => artistName);
  if (names.length === 0) return { artists: [], linked: new Map(), undecided: [] };
  const [byName, sets] = await Promise.all([
    findArtists(documents, [...new Set(names.flatMap(keysToLink))]),
    festivalId === null ? [] : readSets(documents, festivalId, new Set(names.map(artistKeyOf))),
  ]);
  const linked = linksOf(sets);
  const artists = await readWithMerged(documents, [...linked.values()].flat(), artistsFrom(byName).artists);
  const undecided = sets.filter(({ data }) => artistIdsIn(data['artistIds']) === null);
  return { artists, linked, undecided };
}

async function readSets(
  documents: DocumentReader,
  festivalId: string,
  keys: ReadonlySet<string>,
): Promise<readonly DocumentSnapshot[]> {
  const found = await readSetsAndActs(documents, festivalId);
  return found.filter(({ data }) => keys.has(artistKeyOf(nameIn(data['artistName']))));
}

/** The linked artists of the sets by name; empty if all sets of a name deliberately have none. */
function linksOf(sets: readonly DocumentSnapshot[]): ReadonlyMap<string, readonly string[]> {
  const linked = new Map<string, readonly string[]>();
  const open = new Set<string>();
  for (const { data } of sets) {
    const key = artistKeyOf(nameIn(data['artistName']));
    const ids = artistIdsIn(data['artistIds']);
    if (ids === null) open.add(key);
    else linked.set(key, [...new Set([...(linked.get(key) ?? []), ...ids])]);
  }
  return new Map([...linked].filter(([key, ids]) => ids.length > 0 || !open.has(key)));
}
