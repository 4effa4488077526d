import { paths, type Artist } from '@lineup/domain';
import type { DocumentReader } from '@lineup/provider';
import { artistsFrom } from '../commits/artist-records.ts';
import type { Versioned } from '../commits/records.ts';

/** Above this number, all artists are read instead. */
const mostByIds = 50;

/** Reads the artists with these ids and those they were merged into, and adds the known ones. */
export async function readWithMerged(
  documents: DocumentReader,
  ids: readonly string[],
  known: readonly Versioned<Artist>[],
): Promise<readonly Versioned<Artist>[]> {
  const found = new Map(known.map((artist) => [artist.id, artist]));
  let missing = [...new Set(ids)].filter((id) => !found.has(id));
  if (missing.length > mostByIds) {
    return artistsFrom(await documents.query({ collection: paths.artists })).artists;
  }
  while (missing.length > 0) {
    const read = await Promise.all(missing.map((id) => documents.get(paths.artist(id))));
    const added = artistsFrom(read.filter((snapshot) => snapshot !== null)).artists;
    for (const artist of added) found.set(artist.id, artist);
    const next = new Set(added.flatMap(({ mergedInto }) => mergedInto ?? []));
    missing = [...next].filter((id) => !found.has(id));
  }
  return [...found.values()];
}
