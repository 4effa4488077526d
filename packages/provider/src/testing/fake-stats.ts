import { countArtists, isTimestamp, paths } from '@lineup/domain';
import type { Callables, LineupStats } from '@lineup/provider';
import type { FakeDocuments } from './fake-documents.ts';

type Request = Callables['festivalStats']['request'];
type Answer = Callables['festivalStats']['answer'];

/** `festivalStats` on the documents of a fake provider. */
export async function fakeFestivalStats(documents: FakeDocuments, { festivalIds }: Request): Promise<Answer> {
  const festivals = await documents.query({ collection: paths.festivals });
  const wanted = festivals.filter(({ id }) => festivalIds === undefined || festivalIds.includes(id));
  return { stats: await Promise.all(wanted.map(({ id }) => statsOf(documents, id))) };
}

async function statsOf(documents: FakeDocuments, festivalId: string): Promise<LineupStats> {
  const collection = paths.events(festivalId);
  const values = await documents.distinct(collection, ['artistName', 'stage', 'date']);
  const isText = (value: unknown) => typeof value === 'string';
  return {
    festivalId,
    eventCount: await documents.count({ collection }),
    artistCount: countArtists(values.artistName.filter(isText)),
    stages: values.stage.filter(isText),
    dates: values.date.filter(isTimestamp),
  };
}
