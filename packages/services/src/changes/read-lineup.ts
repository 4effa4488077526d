import { paths } from '@lineup/domain';
import { isRecorded, type DocumentPort, type DocumentSnapshot } from '@lineup/provider';

/** From so many sets on all of them are read at once. */
const readOneByOne = 20;

/** The festival and its sets at these paths by path, without those that are not there; where they are many, all of them. */
export async function readDocuments(
  documents: DocumentPort,
  festivalId: string,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  const recorded = wanted.filter(isRecorded);
  if (recorded.length >= readOneByOne) return parseLineup(documents, festivalId);
  return byPath(await Promise.all(recorded.map((path) => documents.get(path))));
}

/** The festival and all of its sets by path. */
export async function parseLineup(
  documents: DocumentPort,
  festivalId: string,
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  const [festival, sets] = await Promise.all([
    documents.get(paths.festival(festivalId)),
    documents.query({ collection: paths.events(festivalId) }),
  ]);
  return byPath([festival, ...sets]);
}

function byPath(found: readonly (DocumentSnapshot | null)[]): ReadonlyMap<string, DocumentSnapshot> {
  return new Map(
    found.flatMap((snapshot) => (snapshot === null ? [] : [[snapshot.path, snapshot] as const])),
  );
}
