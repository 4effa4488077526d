import { artistHistory, documentSchemas, paths, timestampFromMillis, type Change } from '@lineup/domain';
import {
  changePublication,
  changeStageScreens,
  compareRelease,
  deleteFestival,
  festivalStats,
  processUpload,
  publishLineup,
  readScreenLineup,
  runDueReleases,
  screenViewOf,
  callWebhook,
  callDueWebhooks,
} from '@lineup/functions';
import type { DocumentPort, Query } from '@lineup/provider';
import {
  artistData,
  changeData,
  dueReleaseData,
  eventData,
  festivalData,
  sampleUploadId,
  stageLinkData,
  uploadData,
} from '@lineup/provider/sample-documents';
import type { ServerProvider } from '@lineup/provider/server';
import { startBackend } from '@lineup/provider-embedded/testing';
import { createServices } from '@lineup/services';
import { failStuckUploads } from '../../server/src/uploads/fail-stuck-uploads.ts';
import { countChangedLineups } from '../../server/src/stats/count-changed-lineups.ts';
import { storeAllCounts } from '../../server/src/stats/store-all-counts.ts';
import { askedOfFirestore, groupOf } from '../firestore-indexes.ts';
import type { AskedQuery } from '../needed-indexes.ts';
import type { Firestore } from 'firebase-admin/firestore';

/** An empty Firestore that records queries; only supports what the server's queries are built with. */
function recordingFirestore(queries: AskedQuery[]): Firestore {
  const firestore = {
    collection: (path: string) => ({
      ...asking(queries, {
        group: path.slice(path.lastIndexOf('/') + 1),
        scope: 'COLLECTION',
        equal: [],
        ordered: [],
      }),
      doc: () => place,
    }),
    doc: () => place,
    collectionGroup: (group: string) =>
      asking(queries, { group, scope: 'COLLECTION_GROUP', equal: [], ordered: [] }),
  };
  return firestore as unknown as Firestore;
}

const place = { get: () => Promise.resolve({ data: () => undefined }), set: () => Promise.resolve() };

/** A query by its orders, or by its range if there is no order. */
function asking(queries: AskedQuery[], asked: AskedQuery): object {
  const resolved = <Result>(value: Result) => {
    queries.push(asked);
    return Promise.resolve(value);
  };
  return {
    where: (field: string, op: string) =>
      asking(queries, op === '==' ? { ...asked, equal: [...asked.equal, field] } : asked),
    orderBy: (field: string, direction: 'asc' | 'desc' = 'asc') =>
      asking(queries, { ...asked, ordered: [...asked.ordered, [field, direction]] }),
    limit: () => asking(queries, asked),
    select: () => asking(queries, asked),
    get: () => resolved({ docs: [] }),
    count: () => ({ get: () => resolved({ data: () => ({ count: 0 }) }) }),
  };
}

const festivalId = 'harbour';

/** Every query sent to Firestore: by the services, the callables, and scheduled work. */
export async function recordQueries(): Promise<readonly AskedQuery[]> {
  return [
    ...(await queriesOfServices()).map(askedOfFirestore),
    ...(await byCallables()),
    ...(await byTheServerSide()),
  ];
}

/** The queries of the services, as queries of the port. */
export async function queriesOfServices(): Promise<readonly Query[]> {
  const queries: Query[] = [];
  const provider = startBackend();
  const watch: DocumentPort['watch'] = (query) => {
    queries.push(query);
    return () => undefined;
  };
  const { artists, events, festivals, history, publishing, stageScreens, uploads } = createServices(
    { ...provider, documents: { ...recording(provider.documents, queries), watch } },
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
    uploads.discard({
      festivalId: 'a',
      uploadId: sampleUploadId,
    }),
  ]);
  const change = sampleChange();
  await provider.server.rooms.provider.documents.commit([
    { type: 'create', path: paths.festival('a'), data: festivalData() },
    { type: 'create', path: paths.event('a', 'e'), data: eventData() },
    { type: 'create', path: paths.artist('b'), data: artistData() },
    { type: 'create', path: paths.change('a', change.id), data: changeData({ at: change.at }) },
  ]);
  // It looks for merged artists first, and starts watching long before the others have finished reading.
  const stopWatching = artists.watchSetsOf('a', ignore, ignore);
  await Promise.all([
    history.find('a', [], null),
    history.find('a', [], change),
    history.find(artistHistory, [], null),
    history.find(artistHistory, [], change),
    artists.createFromNames('a'),
    artists.linkable('a'),
    history.described('a', { ...change, importId: 'b' }),
    history.edits('a', { ...change, importId: 'b' }),
    history.previewRestore('a', change),
  ]);
  stopWatching();
  history.watchLatest('a', ignore, ignore)();
  festivals.watchAll(ignore, ignore)();
  events.watch('a', ignore, ignore)();
  artists.watch(ignore, ignore)();
  publishing.watchPreviewLinks('a', ignore, ignore)();
  stageScreens.watchLinks('a', ignore, ignore)();
  return queries;
}

function sampleChange(): Change {
  const data = changeData();
  return { ...documentSchemas.change.parse({ ...data, at: timestampFromMillis(0) }), id: 'c' };
}

/** The server's adapter only uses Firestore's equality filters; see its `findDocuments`. */
async function byCallables(): Promise<readonly AskedQuery[]> {
  const queries: Query[] = [];
  const { server } = startBackend();
  const { documents, files } = server.rooms.provider;
  for (const [path, fields] of [
    [paths.festival(festivalId), festivalData()],
    [paths.upload(festivalId, sampleUploadId), uploadData(festivalId)],
  ] as const) {
    await documents.commit([{ type: 'create', path, data: fields }]);
  }
  const provider: ServerProvider = { documents: recording(documents, queries), files };
  const request = { festivalId, uploadId: sampleUploadId, fileURL: '', uploadType: 'json' } as const;
  const { signal } = new AbortController();
  await processUpload(provider, request, { now: () => 0, signal }).catch(() => undefined);
  await festivalStats(provider, {});
  await publishAll(provider);
  await showOnScreen(provider);
  await deleteFestival(provider, { festivalId });
  return queries.map(({ collection, where = [] }) => ({
    group: groupOf(collection),
    scope: 'COLLECTION',
    equal: where.filter(({ op }) => op === '==').map(({ field }) => field),
    ordered: [],
  }));
}

/** All queries of a release, from its publication to its webhook. */
async function publishAll(provider: ServerProvider): Promise<void> {
  const now = () => 0;
  const by = { id: 'ada', email: 'ada@festival.example' };
  const release = {
    festivalId,
    releaseId: 'r1',
    ticked: null,
    at: null,
    slug: 'harbour',
    expectedConflicts: 0,
  };
  await publishLineup(provider, release, { by, now });
  await compareRelease(provider, { festivalId, releaseId: null });
  const action = { type: 'webhook', url: 'https://hooks.example/' } as const;
  await changePublication(provider, { festivalId, action }, { by, now, webhookRule: () => true });
  const fail = (error: unknown) => {
    throw error;
  };
  await provider.documents.commit([
    { type: 'create', path: paths.dueRelease(festivalId), data: dueReleaseData(festivalId) },
  ]);
  await runDueReleases(provider, { now: () => Date.UTC(2030, 0), onError: fail });
  const surroundings = {
    now,
    send: async () => 200,
    origin: 'https://lineup.example',
  };
  await callWebhook(provider, festivalId, surroundings);
  await callDueWebhooks(provider, { ...surroundings, onError: fail });
}

/** All queries for a message to a stage and its screen. */
async function showOnScreen(provider: ServerProvider): Promise<void> {
  const surroundings = { now: () => 0, by: { id: 'ada', email: 'ada@festival.example' } };
  const message = { type: 'message', stage: 'Lantern', text: 'Wrap up', flash: false } as const;
  await changeStageScreens(provider, { festivalId, action: message }, surroundings);
  const stored = documentSchemas.stageLink.parse({
    ...stageLinkData(festivalId),
    created_at: timestampFromMillis(0),
    updated_at: timestampFromMillis(0),
  });
  const lineup = await readScreenLineup(provider, festivalId, 0);
  if (lineup !== null) await screenViewOf(provider, { ...stored, id: 'link-1' }, lineup, 0);
}

async function byTheServerSide(): Promise<readonly AskedQuery[]> {
  const queries: AskedQuery[] = [];
  const firestore = recordingFirestore(queries);
  const { provider } = startBackend().server.rooms;
  await failStuckUploads(firestore, provider, 0);
  await countChangedLineups(firestore, () => 0)(provider.documents, festivalId);
  await storeAllCounts(
    firestore,
    () => 0,
    () => Promise.resolve({ stats: [] }),
  );
  return queries;
}

function recording<Documents extends Pick<DocumentPort, 'query' | 'count'>>(
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
  };
}
