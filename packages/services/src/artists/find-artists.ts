import { artistsByKey, paths, type ArtistsByKey } from '@lineup/domain';
import { maximumAnyValues, type DocumentReader, type DocumentSnapshot } from '@lineup/provider';

/** All artists are read at once where they are not more than this many for each key. */
const readAllUpTo = 4;

/** Where artists were found before: there are some, which need not be asked again. */
const placesWithArtists = new WeakSet<object>();

/**
 * The artists with any of these keys. A few keys cost one request, as does a portal without artists. Many are looked up side by side,
 * unless there are so few artists that reading all of them is less work.
 */
export async function findArtistsByKeys(
  documents: Pick<DocumentReader, 'query' | 'count'>,
  keys: readonly string[],
): Promise<ArtistsByKey> {
  return artistsByStoredKey(await findArtists(documents, keys));
}

/** The same artists as they are stored, and perhaps others. */
export async function findArtists(
  documents: Pick<DocumentReader, 'query' | 'count'>,
  keys: readonly string[],
): Promise<readonly DocumentSnapshot[]> {
  if (keys.length === 0) return [];
  const all = { collection: paths.artists };
  if (keys.length > maximumAnyValues || !placesWithArtists.has(documents)) {
    const count = await documents.count(all);
    // Asked without the index of keys, which Firestore may still be building for a portal that has no artist yet.
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

/** Values for one query each. */
export function inGroups(values: readonly string[]): readonly (readonly string[])[] {
  const groups = Math.ceil(values.length / maximumAnyValues);
  return Array.from({ length: groups }, (_, group) =>
    values.slice(group * maximumAnyValues, (group + 1) * maximumAnyValues),
  );
}

/** Which of these artists have which keys, as they are stored. */
export function artistsByStoredKey(found: readonly DocumentSnapshot[]): ArtistsByKey {
  return artistsByKey(
    found.map(({ id, data: { keys } }) => ({
      id,
      keys: Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
    })),
  );
}
