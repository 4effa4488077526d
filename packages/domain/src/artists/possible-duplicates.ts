import { artistSuggestions } from './suggest-artists.ts';

type NamedArtist = Parameters<typeof artistSuggestions>[0][number];

/**
 * For each artist that may be the same as another, the ids of those. Two are a pair if each is suggested for a name or spelling of the
 * other: a name that joins several is no duplicate of its parts.
 */
export function possibleDuplicates(artists: readonly NamedArtist[]): ReadonlyMap<string, readonly string[]> {
  const suggest = artistSuggestions(artists);
  const suggested = new Map(
    artists.map(({ id, name, spellings, mergedInto }) => {
      const names = mergedInto ? [] : [name, ...(spellings ?? [])];
      return [id, new Set(names.flatMap((each) => suggest(each)))] as const;
    }),
  );
  const pairs = new Map<string, readonly string[]>();
  for (const [id, others] of suggested) {
    const same = [...others].filter((other) => other !== id && suggested.get(other)?.has(id) === true);
    if (same.length > 0) pairs.set(id, same);
  }
  return pairs;
}
