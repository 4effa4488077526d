import { storedArtistKeys } from '../conflicts/stored-artist-key.ts';

/** As much of an artist as decides under which names it is found. */
export interface ArtistNames {
  readonly name: string;
  readonly spellings?: readonly string[] | null | undefined;
  readonly mergedInto?: string | null | undefined;
}

/**
 * The keys by which sets are linked to an artist: those of its name and spellings, each once, in their order. One that was merged
 * into another has none.
 */
export function artistRecordKeys({ name, spellings, mergedInto }: ArtistNames): readonly string[] {
  if (mergedInto !== undefined && mergedInto !== null) return [];
  const keys = [name, ...(spellings ?? [])].map((each) => storedArtistKeys(each).whole);
  return [...new Set(keys.filter((key) => key !== ''))];
}
