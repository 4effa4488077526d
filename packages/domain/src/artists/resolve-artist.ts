/** As much of an artist as says where it went. */
interface Mergeable {
  readonly id: string;
  readonly mergedInto?: string | null | undefined;
}

/** No chain is this long: a merge points everything to where it ends. */
const longestChain = 20;

/** The artist that an id means: itself, or the one that it was merged into; null where there is none. */
export function resolveArtist<Artist extends Mergeable>(
  id: string,
  find: (id: string) => Artist | undefined,
): Artist | null {
  let artist = find(id);
  for (let left = longestChain; left > 0 && artist?.mergedInto; left -= 1) artist = find(artist.mergedInto);
  return artist === undefined || artist.mergedInto ? null : artist;
}

/**
 * Returns true if the artists of a set or an act are undecided: it has no links, or all of them lead to artists that are gone. An empty
 * list is a decision.
 */
export function isUndecided(
  document: { readonly artistIds?: readonly string[] | null | undefined },
  find: (id: string) => Mergeable | undefined,
): boolean {
  return document.artistIds?.length !== 0 && artistsOfSet(document, find).length === 0;
}

/** The artists that a set is linked to, each once. */
export function artistsOfSet<Artist extends Mergeable>(
  { artistIds }: { readonly artistIds?: readonly string[] | null | undefined },
  find: (id: string) => Artist | undefined,
): readonly Artist[] {
  const artists = (artistIds ?? []).flatMap((id) => resolveArtist(id, find) ?? []);
  return [...new Set(artists)];
}
