import { countArtists, isTimestamp, paths } from '@lineup/domain';
import type { Callables, DocumentValue, LineupStats } from '@lineup/provider';
import type { ServerDocuments, ServerProvider } from '@lineup/provider/server';

type Request = Callables['festivalStats']['request'];
type Answer = Callables['festivalStats']['answer'];

/** Counts the lineups of the named festivals, or of all where none are named; festivals that do not exist are left out. */
export async function festivalStats(
  { documents }: Pick<ServerProvider, 'documents'>,
  { festivalIds }: Request,
): Promise<Answer> {
  const ids = festivalIds === undefined ? await allIds(documents) : await existing(documents, festivalIds);
  return { stats: await Promise.all(ids.map((id) => statsOf(documents, id))) };
}

async function statsOf(documents: ServerDocuments, festivalId: string): Promise<LineupStats> {
  const collection = paths.events(festivalId);
  const [eventCount, artists, stages, dates] = await Promise.all([
    documents.count({ collection }),
    documents.distinct(collection, 'artistName'),
    documents.distinct(collection, 'stage'),
    documents.distinct(collection, 'date'),
  ]);
  return {
    festivalId,
    eventCount,
    artistCount: countArtists(artists.filter(isText)),
    stages: stages.filter(isText),
    dates: dates.filter(isTimestamp),
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
