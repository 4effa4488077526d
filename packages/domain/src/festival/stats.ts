/** Counts of one festival's lineup. */
export interface FestivalStats {
  readonly eventCount: number;
  /** Different artists, see `countArtists`. */
  readonly artistCount: number;
}

/** How many different artists the names stand for: letter for letter but for white space around them; blank ones don't count. */
export function countArtists(names: Iterable<string>): number {
  const artists = new Set<string>();
  for (const name of names) artists.add(name.trim());
  artists.delete('');
  return artists.size;
}
