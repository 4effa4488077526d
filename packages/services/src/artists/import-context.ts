import { keysToLink, saysOfArtist, type Artist } from '@lineup/domain';
import { artistKeyOf, type ArtistContext, type ArtistRow } from '@lineup/domain/artist-columns';
import type { DocumentReader, DocumentSnapshot } from '@lineup/provider';
import { artistsFrom } from '../commits/artist-records.ts';
import { artistIdsIn, nameIn, type Versioned } from '../commits/records.ts';
import { findArtists } from './find-artists.ts';
import { readSetsAndActs } from './read-sets-and-acts.ts';
import { readWithMerged } from './read-with-merged.ts';

/** What is known of the artists that a file speaks of. */
export interface FoundArtists extends ArtistContext<Versioned<Artist>> {
  /** The sets and acts on the festival with such a name whose artists are undecided. */
  readonly undecided: readonly DocumentSnapshot[];
}

/** Reads the artists that have the names of rows that say anything of them, or are linked to sets of these names on the festival, if one is given. */
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

/** The artists of the sets of each name; of a name whose sets all have none deliberately, an empty list. */
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
