/** Counts of one festival's lineup. */
export interface FestivalStats {
  readonly eventCount: number;
  /** Distinct artists, see `countArtists`. */
  readonly artistCount: number;
}

/** The number of distinct artist names. Names are trimmed and compared exactly; blank ones do not count. */
export function countArtists(names: Iterable<string>): number {
  const artists = new Set<string>();
  for (const name of names) artists.add(name.trim());
  artists.delete('');
  return artists.size;
}
