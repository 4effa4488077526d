import { artistSchema, type Artist } from '@lineup/domain';
import type { DocumentSnapshot } from '@lineup/provider';
import type { Versioned } from './records.ts';

/** Artists of snapshots that were read before: one change among thousands of artists costs one reading, not thousands. */
const artistsRead = new WeakMap<DocumentSnapshot, Versioned<Artist>>();

/** The artist in `snapshot`, the same object for the same snapshot; throws where the stored document breaks its schema. */
export function artistFrom(snapshot: DocumentSnapshot): Versioned<Artist> {
  const known = artistsRead.get(snapshot);
  if (known !== undefined) return known;
  const artist = { ...artistSchema.parse(snapshot.data), id: snapshot.id, version: snapshot.version };
  artistsRead.set(snapshot, artist);
  return artist;
}

/** What could be read of some artists, and the ids of those that could not. */
export interface ReadArtists {
  readonly artists: readonly Versioned<Artist>[];
  readonly unreadable: readonly string[];
}

/** The artists in the snapshots; one that is damaged or breaks its schema keeps none of the others from being shown. */
export function artistsFrom(snapshots: readonly DocumentSnapshot[]): ReadArtists {
  const artists: Versioned<Artist>[] = [];
  const unreadable: string[] = [];
  for (const snapshot of snapshots) {
    try {
      artists.push(artistFrom(snapshot));
    } catch {
      unreadable.push(snapshot.id);
    }
  }
  return { artists, unreadable };
}
