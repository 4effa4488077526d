import { paths, type NewArtist } from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';
import type { LinkedDocument } from './artists.ts';

/** Creates an artist under this id. */
export function artistCreation(id: string, artist: NewArtist): Write {
  const data = { ...artist, created_at: serverTimestamp, updated_at: serverTimestamp };
  return { type: 'create', path: paths.artist(id), data };
}

/** Links the set or the act at this path to artists. With `ifVersion`, only if it has not changed since. */
export function artistLinks(path: string, artistIds: readonly string[], ifVersion?: string): Write {
  const data = { artistIds, updated_at: serverTimestamp };
  return { type: 'update', path, data, ...(ifVersion !== undefined && { ifVersion }) };
}

/** Links a set or an act, given its festival. */
export function documentLinks(
  { festivalId, on, id, ifVersion }: LinkedDocument,
  artistIds: readonly string[],
): Write {
  const path = on === 'set' ? paths.event(festivalId, id) : paths.unplacedAct(festivalId, id);
  return artistLinks(path, artistIds, ifVersion);
}
