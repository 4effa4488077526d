import { storedArtistKeys } from '../conflicts/stored-artist-key.ts';
import { allNames } from '../conflicts/artist-key.ts';
import { maximumArtistsOfSet } from '../entities/artist-ids.ts';

/** The ids of the artists that have a key. */
export type ArtistsByKey = ReadonlyMap<string, readonly string[]>;

/** Which artists have which keys. Those that were merged into another have none. */
export function artistsByKey(
  artists: Iterable<{ readonly id: string; readonly keys: readonly string[] }>,
): ArtistsByKey {
  const byKey = new Map<string, string[]>();
  for (const { id, keys } of artists) {
    for (const key of keys) {
      const ids = byKey.get(key);
      if (ids === undefined) byKey.set(key, [id]);
      else if (!ids.includes(id)) ids.push(id);
    }
  }
  return byKey;
}

/** The keys that artists of a set of this name may have: the whole name, and each part of one that joins several. */
export function keysToLink(artistName: string): readonly string[] {
  return allNames(storedArtistKeys(artistName)).filter((key) => key !== '');
}

/**
 * The artists of a set by its name: the one that has the whole name, otherwise each one that alone has a part of it. Null where there
 * is none, or where several artists have the whole name.
 */
export function artistsOfName(artistName: string, byKey: ArtistsByKey): readonly string[] | null {
  const { whole, parts } = storedArtistKeys(artistName);
  const ofWhole = byKey.get(whole) ?? [];
  if (ofWhole.length > 0) return ofWhole.length === 1 ? ofWhole : null;
  const ofParts = parts.flatMap((part) => {
    const ids = byKey.get(part) ?? [];
    return ids.length === 1 ? ids : [];
  });
  return ofParts.length === 0 ? null : [...new Set(ofParts)].slice(0, maximumArtistsOfSet);
}

/** Returns true if two names are the same to the linking of artists. */
export function isSameToLink(name: string, other: string): boolean {
  return storedArtistKeys(name).whole === storedArtistKeys(other).whole;
}
