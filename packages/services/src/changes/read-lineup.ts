import { paths } from '@lineup/domain';
import { isRecorded, type DocumentReader, type DocumentSnapshot } from '@lineup/provider';

/** From this number of documents, all of them are read at once. */
const readOneByOne = 20;

/** Reads the recorded documents at these paths, by path, without missing ones; for many paths, returns all. */
export async function readDocuments(
  documents: DocumentReader,
  festivalId: string,
  requested: readonly string[],
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  const recorded = requested.filter(isRecorded);
  const isArtist = (path: string) => path.startsWith(`${paths.artists}/`);
  const artists = recorded.filter(isArtist);
  const others = recorded.filter((path) => !isArtist(path));
  const readEach = async (each: readonly string[]) =>
    byPath(await Promise.all(each.map((path) => documents.get(path))));
  const [foundArtists, found] = await Promise.all([
    artists.length >= readOneByOne ? readAllArtists(documents) : readEach(artists),
    others.length >= readOneByOne ? parseLineup(documents, festivalId) : readEach(others),
  ]);
  return new Map([...foundArtists, ...found]);
}

async function readAllArtists(documents: DocumentReader): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  return byPath(await documents.query({ collection: paths.artists }));
}

/** Parses the festival with all of its sets, unplaced acts, blocks and import sources, by path. */
export async function parseLineup(
  documents: DocumentReader,
  festivalId: string,
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  const collections = [paths.events, paths.unplacedActs, paths.blocks, paths.importSources];
  const [festival, ...found] = await Promise.all([
    documents.get(paths.festival(festivalId)),
    ...collections.map((collection) => documents.query({ collection: collection(festivalId) })),
  ]);
  return byPath([festival, ...found.flat()]);
}

function byPath(found: readonly (DocumentSnapshot | null)[]): ReadonlyMap<string, DocumentSnapshot> {
  return new Map(
    found.flatMap((snapshot) => (snapshot === null ? [] : [[snapshot.path, snapshot] as const])),
  );
}
