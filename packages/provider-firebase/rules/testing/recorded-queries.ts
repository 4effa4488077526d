import { paths } from '@lineup/domain';
import { deleteFestival, festivalStats, processUpload } from '@lineup/functions';
import type { DocumentPort, Query } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { createFakeDocuments, createMemoryProvider } from '@lineup/provider/testing';
import { createServices } from '@lineup/services';
import { queryParts } from '../../client/src/documents/query-constraints.ts';
import { failStuckUploads } from '../../server/src/uploads/fail-stuck-uploads.ts';
import { countChangedLineups } from '../../server/src/stats/count-changed-lineups.ts';
import { keepAllCounts } from '../../server/src/stats/keep-all-counts.ts';
import type { AskedQuery } from './needed-indexes.ts';
import { recordingFirestore } from './recording-firestore.ts';
import { validDocument, validUploadId } from './valid-documents.ts';

const festivalId = 'harbour';

/** Every query that Firestore is asked: by the calls of the product, by the callables, and by what runs by itself. */
export async function recordQueries(): Promise<readonly AskedQuery[]> {
  return [...(await byServices()).map(sentByClient), ...(await byCallables()), ...(await byTheServerSide())];
}

async function byServices(): Promise<readonly Query[]> {
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

/** The adapter of the server side lets Firestore judge equal values only; see its `findDocuments`. */
async function byCallables(): Promise<readonly AskedQuery[]> {
  const queries: Query[] = [];
  const fake = createFakeDocuments(() => 0);
  for (const [path, fields] of [
    [paths.festival(festivalId), validDocument('festival', festivalId)],
    [paths.upload(festivalId, validUploadId), validDocument('lineupUpload', festivalId)],
  ] as const) {
    await fake.commit([{ type: 'create', path, data: fields }]);
  }
  const files = { read: () => Promise.resolve(null), deleteFolder: () => Promise.resolve() };
  const provider: ServerProvider = { documents: { ...fake, ...recording(fake, queries) }, files };
  const request = { festivalId, uploadId: validUploadId, fileURL: '', uploadType: 'json' } as const;
  const { signal } = new AbortController();
  await processUpload(provider, request, { now: () => 0, signal }).catch(() => undefined);
  await festivalStats(provider, {});
  await deleteFestival(provider, { festivalId });
  return queries.map(({ collection, where = [] }) => ({
    ...placeOf(collection),
    equal: where.filter(({ op }) => op === '==').map(({ field }) => field),
    ordered: [],
  }));
}

async function byTheServerSide(): Promise<readonly AskedQuery[]> {
  const queries: AskedQuery[] = [];
  const firestore = recordingFirestore(queries);
  const documents = createFakeDocuments(() => 0);
  const provider = { documents, files: createMemoryProvider().files } as unknown as ServerProvider;
  await failStuckUploads(firestore, provider, 0);
  await countChangedLineups(firestore, () => 0)(documents, festivalId);
  await keepAllCounts(
    firestore,
    () => 0,
    () => Promise.resolve({ stats: [] }),
  );
  return queries;
}

function sentByClient(query: Query): AskedQuery {
  const parts = queryParts(query);
  if (parts === null) throw new Error(`Nothing is asked of ${query.collection}`);
  const range = parts.where.filter(([, op]) => op !== '==').map(([field]) => [field, 'asc'] as const);
  const ordered = parts.orderBy.length > 0 ? parts.orderBy : range.slice(0, 1);
  return {
    ...placeOf(query.collection),
    equal: parts.where.filter(([, op]) => op === '==').map(([field]) => field),
    ordered: parts.thenById ? [...ordered, ['__name__', 'asc']] : ordered,
  };
}

function placeOf(collection: string): Pick<AskedQuery, 'group' | 'scope'> {
  return { group: collection.slice(collection.lastIndexOf('/') + 1), scope: 'COLLECTION' };
}

function recording<Documents extends Pick<DocumentPort, 'query' | 'count' | 'watch'>>(
  documents: Documents,
  queries: Query[],
): Documents {
  return {
    ...documents,
    query: (query: Query) => {
      queries.push(query);
      return documents.query(query);
    },
    count: (query: Query) => {
      queries.push(query);
      return documents.count(query);
    },
    watch: (...[query, onNext, onError]: Parameters<DocumentPort['watch']>) => {
      queries.push(query);
      return documents.watch(query, onNext, onError);
    },
  };
}
