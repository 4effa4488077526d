import { storedArtistKeys } from '../conflicts/stored-artist-key.ts';

/** The fields of an artist that decide which names find it. */
export interface ArtistNames {
  readonly name: string;
  readonly spellings?: readonly string[] | null | undefined;
  readonly mergedInto?: string | null | undefined;
}

/**
 * The keys that link sets to an artist: one for each distinct name and spelling, in order. Empty for a merged artist.
 */
export function artistRecordKeys({ name, spellings, mergedInto }: ArtistNames): readonly string[] {
  if (mergedInto !== undefined && mergedInto !== null) return [];
  const keys = [name, ...(spellings ?? [])].map((each) => storedArtistKeys(each).whole);
  return [...new Set(keys.filter((key) => key !== ''))];
}
