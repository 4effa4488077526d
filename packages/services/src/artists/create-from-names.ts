import {
  artistMessages,
  artistRecordKeys,
  artistsByKey,
  artistsOfName,
  isUndecided,
  keysToLink,
  type ArtistsByKey,
} from '@lineup/domain';
import type { DocumentReader, DocumentSnapshot, Write } from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import { artistsFrom } from '../commits/artist-records.ts';
import { artistIdsIn, nameIn } from '../commits/records.ts';
import { whileOvertaken } from '../commits/while-overtaken.ts';
import { artistCreation, artistLinks } from './artist-writes.ts';
import { artistsByStoredKey, findArtists } from './find-artists.ts';
import { readSetsAndActs } from './read-sets-and-acts.ts';
import { readWithMerged } from './read-with-merged.ts';

/** The change, or null if there was nothing to do, and how many artists and links it created. */
export interface CreatedArtists {
  readonly changeId: string | null;
  readonly created: number;
  /** The number of linked sets and acts. */
  readonly linked: number;
}

/**
 * Creates an artist for each single name of the festival's sets and acts that has no artist, and links those that are
 * undecided, in one commit. Names shared by several artists remain undecided.
 */
export async function createArtistsOfFestival(
  documents: DocumentReader,
  recorder: Recorder,
  festivalId: string,
): Promise<CreatedArtists> {
  return whileOvertaken(['conflict'], async () => {
    const { undecided, known } = await readUndecided(documents, festivalId);
    const created = newArtists(undecided, known, () => documents.newId());
    const byKey = new Map([...known, ...artistsByKey(created)]);
    const links = undecided.flatMap((each) => linkWrite(each, byKey) ?? []);
    if (links.length === 0) return { changeId: null, created: 0, linked: 0 };
    const writes = [...created.map(({ id, name }) => artistCreation(id, { name })), ...links];
    const tooLarge = artistMessages.tooManyCreated;
    const { changeId } = await recorder.commit({ festivalId, kind: 'sets', writes, tooLarge });
    return { changeId, created: created.length, linked: links.length };
  });
}

/** A set or an act that was not deliberately linked to no artist, with its linked artists, which may be deleted. */
export interface Linkable {
  readonly found: DocumentSnapshot;
  readonly name: string;
  readonly artistIds: readonly string[] | null;
}

/** Reads the sets and acts of a festival except those deliberately linked to no artist. */
export async function readLinkable(
  documents: DocumentReader,
  festivalId: string,
): Promise<readonly Linkable[]> {
  const found = await readSetsAndActs(documents, festivalId);
  return found.flatMap((each) => {
    const name = nameIn(each.data['artistName']).trim();
    const artistIds = artistIdsIn(each.data['artistIds']);
    return artistIds?.length === 0 || name === '' ? [] : [{ found: each, name, artistIds }];
  });
}

/** The undecided sets and acts, and the artists with their names. */
async function readUndecided(documents: DocumentReader, festivalId: string) {
  const linkable = await readLinkable(documents, festivalId);
  const keys = new Set(linkable.flatMap(({ name }) => keysToLink(name)));
  const named = await findArtists(documents, [...keys]);
  // Most sets are linked to artists of the same name, so few others have to be read.
  const ids = linkable.flatMap(({ artistIds }) => artistIds ?? []);
  const artists = await readWithMerged(documents, ids, artistsFrom(named).artists);
  const byId = new Map(artists.map((artist) => [artist.id, artist]));
  const undecided = linkable.filter((each) => isUndecided(each, (id) => byId.get(id)));
  return { undecided, known: artistsByStoredKey(named) };
}

interface CreatedArtist {
  readonly id: string;
  readonly name: string;
  readonly keys: readonly string[];
}

/** Returns a new artist for each single name without one; of names with the same key, the first spelling is used. */
function newArtists(
  undecided: readonly Linkable[],
  known: ArtistsByKey,
  newId: () => string,
): readonly CreatedArtist[] {
  const created = new Map<string, CreatedArtist>();
  for (const { name } of undecided) {
    const [key, ...parts] = keysToLink(name);
    if (key === undefined || parts.length > 0 || known.has(key) || created.has(key)) continue;
    created.set(key, { id: newId(), name, keys: artistRecordKeys({ name }) });
  }
  return [...created.values()];
}

function linkWrite({ found, name }: Linkable, byKey: ArtistsByKey): Write | null {
  const artistIds = artistsOfName(name, byKey);
  return artistIds === null ? null : artistLinks(found.path, artistIds, found.version);
}
