import { artistSchema, paths, publishMessages, type Artist, type LineupEvent } from '@lineup/domain';
import type { ServerProvider } from '@lineup/provider/server';
import { refusal } from './refusals.ts';

/**
 * Reads the artists that the sets are linked to and those they were merged into. Links to deleted artists are ignored.
 * Fails with `failed-precondition` if one cannot be read: a release must be complete.
 */
export async function readArtists(
  { documents }: Pick<ServerProvider, 'documents'>,
  events: readonly LineupEvent[],
): Promise<readonly Artist[]> {
  const read = new Map<string, Artist | null>();
  let damaged = 0;
  let missing = new Set(events.flatMap(({ artistIds }) => artistIds ?? []));
  while (missing.size > 0) {
    const ids = [...missing];
    const found = await Promise.all(ids.map((id) => documents.get(paths.artist(id))));
    found.forEach((snapshot, place) => {
      const id = ids[place] ?? '';
      const artist = snapshot === null ? null : artistSchema.safeParse(snapshot.data);
      if (artist?.success === false) damaged += 1;
      read.set(id, artist?.success === true ? { ...artist.data, id } : null);
    });
    const next = [...read.values()].flatMap((artist) => artist?.mergedInto ?? []);
    missing = new Set(next.filter((id) => !read.has(id)));
  }
  if (damaged > 0) throw refusal(publishMessages.artistsUnreadable(damaged));
  return [...read.values()].filter((artist) => artist !== null);
}
