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

/** What the rows of a file say of artists, as it was decided upon. */
export interface ArtistsToImport {
  /** The festival whose sets the file has; null for a file of artists alone. */
  readonly festivalId: string | null;
  readonly rows: readonly ArtistRow[];
  readonly answers?: ArtistAnswers | undefined;
  /** What the last import of the source said of artists. */
  readonly base: ArtistBase | null;
}

export interface ArtistWrites {
  readonly writes: readonly Write[];
  /** What the next import of the source is compared with; null where neither this nor an earlier one speaks of artists. */
  readonly base: ArtistBase | null;
  readonly created: number;
  readonly changed: number;
  /** The pictures that are to be fetched once the writes are made. */
  readonly pictures: readonly PictureToFetch[];
}

/**
 * The writes that create and change artists as a file says, and that link sets and acts of the festival with the names of new artists. To be
 * made in the commit of the sets.
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

/** Links what is undecided and has the name of a new artist. */
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

/** The writes of an import with those of its artists: of two that change one set the fields are written together. */
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
