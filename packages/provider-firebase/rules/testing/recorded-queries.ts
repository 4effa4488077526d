import { type DocumentPort, type Query } from '@lineup/provider';
import { createMemoryProvider } from '@lineup/provider/testing';
import { createServices } from '@lineup/services';

/** Every query that the calls of the product make, watched ones as well. */
export async function recordQueries(): Promise<readonly Query[]> {
  const queries: Query[] = [];
  const provider = createMemoryProvider();
  const { events, festivals, uploads } = createServices(
    { ...provider, documents: recording(provider.documents, queries) },
    { now: () => 0, random: () => 0 },
  );
  const ignore = () => undefined;
  await Promise.all([
    festivals.list(),
    festivals.upcoming(),
    festivals.past(),
    events.list('a'),
    events.byDateRange('a', 0, 1),
    events.byStage('a', 'Quay'),
    uploads.list('a'),
    uploads.draftEvents('a', 'b'),
    uploads.discard({ festivalId: 'a', uploadId: 'b', filePath: 'c' }),
  ]);
  festivals.watchAll(ignore, ignore)();
  events.watch('a', ignore, ignore)();
  return queries;
}

function recording(documents: DocumentPort, queries: Query[]): DocumentPort {
  return {
    ...documents,
    query: (query) => {
      queries.push(query);
      return documents.query(query);
    },
    watch: (query, onNext, onError) => {
      queries.push(query);
      return documents.watch(query, onNext, onError);
    },
  };
}
