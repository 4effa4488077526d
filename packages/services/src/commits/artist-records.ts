import { artistSchema, type Artist } from '@lineup/domain';
import type { DocumentSnapshot } from '@lineup/provider';
import type { Versioned } from './records.ts';

/** Artists by snapshot, so that after one change among thousands of artists only one is parsed. */
const artistsRead = new WeakMap<DocumentSnapshot, Versioned<Artist>>();

/**
 * Parses the artist in `snapshot` (the same object for the same snapshot); throws if the stored document breaks its
 * schema.
 */
export function artistFrom(snapshot: DocumentSnapshot): Versioned<Artist> {
  const known = artistsRead.get(snapshot);
  if (known !== undefined) return known;
  const artist = { ...artistSchema.parse(snapshot.data), id: snapshot.id, version: snapshot.version };
  artistsRead.set(snapshot, artist);
  return artist;
}

/** The readable artists, and the ids of the others. */
export interface ReadArtists {
  readonly artists: readonly Versioned<Artist>[];
  readonly unreadable: readonly string[];
}

/** Parses the artists in the snapshots; one that is damaged or breaks its schema does not hide the others. */
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
