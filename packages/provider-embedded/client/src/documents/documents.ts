import {
  requireOneWriteEach,
  requireRoom,
  type DocumentPort,
  type DocumentSnapshot,
  type Overdue,
  type Query,
  type Write,
  type CommitLimit,
} from '@lineup/provider';
import { applyToDocument, applyToQuery, collectionOf, isOfQuery } from './apply-changes.ts';
import type { ChangeStream } from '../feed/change-stream.ts';
import { reread, watchLive } from '../feed/live.ts';
import type { LiveSource } from '../feed/live.ts';
import type { Pause } from '../options.ts';
import { withRetries } from '../http/retry.ts';
import type { Transport } from '../http/transport.ts';
import { expectNumber, expectRecord, expectString, parseSnapshot } from '../http/wire.ts';
import type { WireRecord } from '../http/wire.ts';
import { commitLimits } from '../../../limits/commit-limits.ts';

/** The size of the request's body without its writes. */
const envelopeBytes = 128;
/** The minimum size counted per write, as their number is limited as well. */
const leastBytes = Math.ceil(commitLimits.bytes / commitLimits.writes);

const encoder = new TextEncoder();

/** The server limits the request's body as sent. */
const commitLimit: CommitLimit = {
  bytes: commitLimits.bytes - envelopeBytes,
  sizeOf: (write) => Math.max(leastBytes, encoder.encode(JSON.stringify(write)).length + 1),
};

const readPauses = [300] as const;
const commitPauses = [500, 1500] as const;
/** Enough for saving thousands of events over a slow connection. */
const commitTimeoutMs = 120_000;

export interface DocumentsOptions {
  readonly transport: Transport;
  readonly stream: ChangeStream;
  readonly pause: Pause;
  readonly overdue: Overdue;
  readonly newId: () => string;
  /** Parses the documents in the response to a query. */
  readonly documentsOf: (response: string) => Promise<readonly DocumentSnapshot[]>;
  /** Whether this address was requested early, so that its response is expected soon. */
  readonly isEarly: (address: string) => boolean;
}

export function createDocuments(options: DocumentsOptions): DocumentPort {
  const { transport, stream, pause, overdue, newId, documentsOf, isEarly } = options;
  const read = (path: string, query: Record<string, string>): Promise<WireRecord> =>
    withRetries(() => transport.json({ method: 'GET', path, query }), readPauses, pause);

  const get = async (path: string): Promise<DocumentSnapshot | null> => {
    const { document } = await read('/api/documents', { path });
    return document === null ? null : parseSnapshot(document);
  };
  const query = async (asked: Query): Promise<readonly DocumentSnapshot[]> => {
    const request = {
      method: 'GET',
      path: '/api/documents/query',
      query: { q: JSON.stringify(asked) },
    } as const;
    return documentsOf(await withRetries(() => transport.text(request), readPauses, pause));
  };
  const isQueryEarly = (asked: Query) =>
    isEarly(transport.address('/api/documents/query', { q: JSON.stringify(asked) }));
  return {
    commitLimit,
    newId,
    get,
    query,
    count: async (asked) => {
      const { count } = await read('/api/documents/count', { q: JSON.stringify(asked) });
      return expectNumber(count, 'count');
    },
    commit: async (writes, name = newId()) => {
      requireOneWriteEach(writes);
      if (writes.length === 0) return new Map();
      requireRoom(commitLimit, writes);
      const body = { writeId: name, writes };
      const send = () =>
        transport.json({ method: 'POST', path: '/api/documents/commit', body, timeoutMs: commitTimeoutMs });
      return readVersions(await withRetries(send, commitPauses, pause), writes);
    },
    watch: (asked, onNext, onError) =>
      watchLive({
        source: { ...liveQuery(asked, query), isEarly: isQueryEarly(asked) },
        stream,
        pause,
        overdue,
        onNext,
        onError,
      }),
    watchDocument: (path, onNext, onError) =>
      watchLive({ source: liveDocument(path, get), stream, pause, overdue, onNext, onError }),
  };
}

function readVersions(
  { versions }: WireRecord,
  writes: readonly Write[],
): ReadonlyMap<string, string | null> {
  const byPath = expectRecord(versions, 'versions');
  return new Map(
    writes.map(({ path }) => {
      const version = byPath[path];
      return [path, version === null ? null : expectString(version, 'version')];
    }),
  );
}

/** With a limit, a removed document makes room for one that was never read, so the query must be read again. */
function liveQuery(
  query: Query,
  read: (query: Query) => Promise<readonly DocumentSnapshot[]>,
): LiveSource<readonly DocumentSnapshot[]> {
  return {
    collection: query.collection,
    read: () => read(query),
    isSame: (one, other) =>
      one.length === other.length && one.every((document, index) => isSame(document, other[index] ?? null)),
    apply: (documents, changes) => {
      if (query.limit === undefined) return applyToQuery(query, documents, changes);
      return changes.some(({ path }) => isOfQuery(query, path)) ? reread : documents;
    },
  };
}

function liveDocument(
  path: string,
  read: (path: string) => Promise<DocumentSnapshot | null>,
): LiveSource<DocumentSnapshot | null> {
  return {
    collection: collectionOf(path),
    read: () => read(path),
    isSame,
    apply: (document, changes) =>
      changes.filter((change) => change.path === path).reduce(applyToDocument, document),
  };
}

/** Comparing versions is not enough: a restored backup continues from an older one. */
function isSame(one: DocumentSnapshot | null, other: DocumentSnapshot | null): boolean {
  return one?.version === other?.version && JSON.stringify(one) === JSON.stringify(other);
}
