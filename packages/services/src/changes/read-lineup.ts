import { paths } from '@lineup/domain';
import { isRecorded, type DocumentReader, type DocumentSnapshot } from '@lineup/provider';

/** From this many documents on all of them are read at once. */
const readOneByOne = 20;

/** What the history records at these paths by path, without what is not there; where they are many, all of it. */
export async function readDocuments(
  documents: DocumentReader,
  festivalId: string,
  requested: readonly string[],
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  const recorded = requested.filter(isRecorded);
  if (recorded.length >= readOneByOne) return parseLineup(documents, festivalId);
  return byPath(await Promise.all(recorded.map((path) => documents.get(path))));
}

/** The festival with all of its sets, unplaced acts, blocks and import sources by path. */
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
