import {
  artistRecordKeys,
  artistsByKey,
  artistsOfName,
  paths,
  saysOfArtist,
  type PictureToFetch,
} from '@lineup/domain';
import {
  artistsToWrite,
  planArtists,
  type ArtistAnswers,
  type ArtistBase,
  type ArtistRow,
} from '@lineup/domain/artist-columns';
import { serverTimestamp, type DocumentReader, type Write } from '@lineup/provider';
import { nameIn } from '../commits/records.ts';
import { artistCreation, artistLinks } from './artist-writes.ts';
import { readImportContext, type FoundArtists } from './import-context.ts';

/** The artists in the rows of a file, with the decisions made about them. */
export interface ArtistsToImport {
  /** The festival of the sets in the file; null for a file of artists alone. */
  readonly festivalId: string | null;
  readonly rows: readonly ArtistRow[];
  readonly answers?: ArtistAnswers | undefined;
  /** The artists in the last import from this source. */
  readonly base: ArtistBase | null;
}

export interface ArtistWrites {
  readonly writes: readonly Write[];
  /**
   * The base for comparing the next import from this source; null if neither this nor an earlier import has artists.
   */
  readonly base: ArtistBase | null;
  readonly created: number;
  readonly changed: number;
  /** The pictures to fetch after the writes are committed. */
  readonly pictures: readonly PictureToFetch[];
}

/**
 * Returns the writes that create and change artists from a file and link the festival's sets and acts to the new
 * artists. Commit them together with the sets.
 */
export async function artistWrites(
  documents: DocumentReader,
  { festivalId, rows, answers, base }: ArtistsToImport,
): Promise<ArtistWrites> {
  if (!rows.some(saysOfArtist)) return { writes: [], base, created: 0, changed: 0, pictures: [] };
  const found = await readImportContext(documents, festivalId, rows);
  const plan = planArtists(rows, found, base, answers);
  const { creates, updates, pictures, base: nextBase } = artistsToWrite(plan, base, () => documents.newId());
  const creations = creates.map(({ id, values }) => artistCreation(id, values));
  const changes = updates.map(({ artist: { id, version }, fields }): Write => {
    const data = { ...fields, updated_at: serverTimestamp };
    return { type: 'update', path: paths.artist(id), data, ifVersion: version };
  });
  const created = creates.map(({ id, values }) => ({ id, keys: artistRecordKeys(values) }));
  return {
    writes: [...creations, ...changes, ...linkWrites(found, created)],
    base: nextBase,
    created: creates.length,
    changed: updates.length,
    pictures,
  };
}

/** Links undecided sets and acts with the name of a new artist. */
function linkWrites(
  { undecided }: FoundArtists,
  created: readonly { readonly id: string; readonly keys: readonly string[] }[],
): readonly Write[] {
  const byKey = artistsByKey(created);
  return undecided.flatMap(({ path, data, version }): readonly Write[] => {
    const artistIds = artistsOfName(nameIn(data['artistName']), byKey);
    return artistIds === null ? [] : [artistLinks(path, artistIds, version)];
  });
}

/** Merges the writes of an import with those of its artists: fields of the same set are combined in one write. */
export function withArtistWrites(writes: readonly Write[], ofArtists: readonly Write[]): readonly Write[] {
  const taken = new Map(writes.map((write) => [write.path, write]));
  const links = new Map(ofArtists.map((write) => [write.path, write]));
  const joined = writes.map((write): Write => {
    const link = links.get(write.path);
    if (write.type !== 'update' || link?.type !== 'update') return write;
    return { ...write, data: { ...link.data, ...write.data } };
  });
  return [...joined, ...ofArtists.filter(({ path }) => !taken.has(path))];
}
