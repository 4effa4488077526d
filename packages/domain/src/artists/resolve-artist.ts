/** The fields of an artist that say what it was merged into. */
interface Mergeable {
  readonly id: string;
  readonly mergedInto?: string | null | undefined;
}

/** Longer than any real chain: a merge redirects earlier merges to the final artist. */
const longestChain = 20;

/** The artist that an id refers to, following merges; null if there is none. */
export function resolveArtist<Artist extends Mergeable>(
  id: string,
  find: (id: string) => Artist | undefined,
): Artist | null {
  let artist = find(id);
  for (let left = longestChain; left > 0 && artist?.mergedInto; left -= 1) artist = find(artist.mergedInto);
  return artist === undefined || artist.mergedInto ? null : artist;
}

/**
 * Returns true if the artists of a set or an act are undecided: it has no links, or all of them lead to deleted
 * artists. An empty list is a decision.
 */
export function isUndecided(
  document: { readonly artistIds?: readonly string[] | null | undefined },
  find: (id: string) => Mergeable | undefined,
): boolean {
  return document.artistIds?.length !== 0 && artistsOfSet(document, find).length === 0;
}

/** The artists that a set is linked to, without duplicates. */
export function artistsOfSet<Artist extends Mergeable>(
  { artistIds }: { readonly artistIds?: readonly string[] | null | undefined },
  find: (id: string) => Artist | undefined,
): readonly Artist[] {
  const artists = (artistIds ?? []).flatMap((id) => resolveArtist(id, find) ?? []);
  return [...new Set(artists)];
}
