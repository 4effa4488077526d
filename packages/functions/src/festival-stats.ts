import { countArtists, isTimestamp, paths } from '@lineup/domain';
import type { Callables, DocumentValue, LineupStats } from '@lineup/provider';
import type { ServerDocuments, ServerProvider } from '@lineup/provider/server';

type Request = Callables['festivalStats']['request'];
type Result = Callables['festivalStats']['response'];

/** Counts one lineup; a provider that is billed for every document it reads may know a cheaper way. */
export type CountLineup = (documents: ServerDocuments, festivalId: string) => Promise<LineupStats>;

/** Counts the lineups of the named festivals, or of all where none are named; festivals that do not exist are left out. */
export async function festivalStats(
  { documents }: Pick<ServerProvider, 'documents'>,
  { festivalIds }: Request,
  count: CountLineup = countLineup,
): Promise<Result> {
  const ids = festivalIds === undefined ? await allIds(documents) : await existing(documents, festivalIds);
  return { stats: await Promise.all(ids.map((id) => count(documents, id))) };
}

/** Counts the lineup by its events. */
export async function countLineup(documents: ServerDocuments, festivalId: string): Promise<LineupStats> {
  const collection = paths.events(festivalId);
  const [eventCount, values] = await Promise.all([
    documents.count({ collection }),
    documents.distinct(collection, ['artistName', 'stage', 'date']),
  ]);
  return {
    festivalId,
    eventCount,
    artistCount: countArtists(values.artistName.filter(isText)),
    stages: values.stage.filter(isText),
    dates: values.date.filter(isTimestamp),
  };
}

async function allIds(documents: ServerDocuments): Promise<readonly string[]> {
  return (await documents.query({ collection: paths.festivals })).map(({ id }) => id);
}

async function existing(documents: ServerDocuments, ids: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all([...new Set(ids)].map((id) => documents.get(paths.festival(id))));
  return found.flatMap((festival) => festival?.id ?? []);
}

function isText(value: DocumentValue): value is string {
  return typeof value === 'string';
}
