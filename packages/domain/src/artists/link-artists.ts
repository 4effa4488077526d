import { storedArtistKeys } from '../conflicts/stored-artist-key.ts';
import { allNames } from '../conflicts/artist-key.ts';
import { maximumArtistsOfSet } from '../entities/artist-ids.ts';

/** Artist ids by name key. */
export type ArtistsByKey = ReadonlyMap<string, readonly string[]>;

/** Indexes artists by key. Artists merged into another have no keys. */
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

/** The keys to look up for a set's artist name: the whole name, and each part of a joined name. */
export function keysToLink(artistName: string): readonly string[] {
  return allNames(storedArtistKeys(artistName)).filter((key) => key !== '');
}

/**
 * The artists that a set's name stands for: the only one with the whole name, otherwise each one that is the only match
 * of a part. Null if none match, or if several have the whole name.
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

/** Returns true if two names link to the same artists. */
export function isSameToLink(name: string, other: string): boolean {
  return storedArtistKeys(name).whole === storedArtistKeys(other).whole;
}
