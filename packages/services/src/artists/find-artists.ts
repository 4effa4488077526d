import { artistsByKey, paths, type ArtistsByKey } from '@lineup/domain';
import { maximumAnyValues, type DocumentReader, type DocumentSnapshot } from '@lineup/provider';

/** Reads all artists at once if there are at most this many per key. */
const readAllUpTo = 4;

/** Places where artists were found before, which need not be counted again. */
const placesWithArtists = new WeakSet<object>();

/**
 * Finds the artists with any of these keys. A few keys cost one request, as does a portal without artists. Many keys
 * are looked up in parallel, unless there are so few artists that reading all of them is faster.
 */
export async function findArtistsByKeys(
  documents: Pick<DocumentReader, 'query' | 'count'>,
  keys: readonly string[],
): Promise<ArtistsByKey> {
  return artistsByStoredKey(await findArtists(documents, keys));
}

/** The same, but returns the stored documents, possibly with others. */
export async function findArtists(
  documents: Pick<DocumentReader, 'query' | 'count'>,
  keys: readonly string[],
): Promise<readonly DocumentSnapshot[]> {
  if (keys.length === 0) return [];
  const all = { collection: paths.artists };
  if (keys.length > maximumAnyValues || !placesWithArtists.has(documents)) {
    const count = await documents.count(all);
    // Counts without the index of keys, which Firestore may still be building for a portal without artists.
    if (count === 0) return [];
    placesWithArtists.add(documents);
    if (keys.length > maximumAnyValues && count <= readAllUpTo * keys.length) {
      return documents.query(all);
    }
  }
  const found = await Promise.all(
    inGroups(keys).map((values) => documents.query({ ...all, containsAny: { field: 'keys', values } })),
  );
  return found.flat();
}

/** Splits the values into groups for one query each. */
export function inGroups(values: readonly string[]): readonly (readonly string[])[] {
  const groups = Math.ceil(values.length / maximumAnyValues);
  return Array.from({ length: groups }, (_, group) =>
    values.slice(group * maximumAnyValues, (group + 1) * maximumAnyValues),
  );
}

/** Groups these artists by their stored keys. */
export function artistsByStoredKey(found: readonly DocumentSnapshot[]): ArtistsByKey {
  return artistsByKey(
    found.map(({ id, data: { keys } }) => ({
      id,
      keys: Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
    })),
  );
}
