import { countArtists, countConflicts, isTimestamp, paths, type Timestamp } from '@lineup/domain';
import type { Callables, DocumentValue, LineupStats } from '@lineup/provider';
import type { ServerDocuments, ServerProvider } from '@lineup/provider/server';

type Request = Callables['festivalStats']['request'];
type Result = Callables['festivalStats']['response'];

/** Counts one lineup; a provider that is billed per document read may have a cheaper implementation. */
export type CountLineup = (documents: ServerDocuments, festivalId: string) => Promise<LineupStats>;

/** Counts the lineups of the named festivals, or of all if none are named; missing festivals are left out. */
export async function festivalStats(
  { documents }: Pick<ServerProvider, 'documents'>,
  { festivalIds }: Request,
  count: CountLineup = countLineup,
): Promise<Result> {
  const ids = festivalIds === undefined ? await allIds(documents) : await existing(documents, festivalIds);
  return { stats: await Promise.all(ids.map((id) => count(documents, id))) };
}

/** Counts the lineup from its events, of which only the necessary fields are read. */
export async function countLineup(documents: ServerDocuments, festivalId: string): Promise<LineupStats> {
  const [festival, events] = await Promise.all([
    documents.get(paths.festival(festivalId)),
    documents.pick(paths.events(festivalId), counted),
  ]);
  return {
    festivalId,
    eventCount: events.length,
    artistCount: countArtists(events.map(({ fields }) => fields.artistName).filter(isText)),
    conflictCount: countConflicts(festival?.data, events),
    stages: [...new Set(events.map(({ fields }) => fields.stage).filter(isText))],
    dates: differentTimes(events.map(({ fields }) => fields.date).filter(isTimestamp)),
  };
}

const counted = ['artistName', 'stage', 'date', 'timeStart', 'timeEnd', 'status'] as const;

function differentTimes(times: readonly Timestamp[]): readonly Timestamp[] {
  return [...new Map(times.map((time) => [JSON.stringify(time), time])).values()];
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
