import { paths } from '@lineup/domain';
import type { DocumentSnapshot, Query } from '@lineup/provider';
import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type Query as FirestoreQuery,
} from 'firebase/firestore/lite';
import { readTimeoutMs } from '../limits.ts';
import { queryParts, type QueryParts } from './query-constraints.ts';
import { toSnapshot, toSnapshots, type StoredDocument } from './watch/snapshots.ts';
import { request } from './request.ts';
import { unpack } from './unpack.ts';

/** Reads the server's state, with one request per call. Fails with ProviderError; see `firestoreFailure`. */
export interface Reader {
  get(path: string): Promise<DocumentSnapshot | null>;
  query(query: Query): Promise<readonly DocumentSnapshot[]>;
  count(query: Query): Promise<number>;
}

export function createReader(database: Firestore): Reader {
  return {
    get: (path) => read(async () => toSnapshot(await unpacked(await getDoc(doc(database, path))))),
    query: async (asked) => {
      const parts = queryParts(asked);
      if (parts === null) return [];
      const found = await read(() => getDocs(firestoreQuery(database, asked.collection, parts)));
      return toSnapshots(asked, await Promise.all(found.docs.map(unpacked)));
    },
    count: async (asked) => {
      const parts = queryParts(asked, 'count');
      if (parts === null) return 0;
      const counted = await read(() => getCount(firestoreQuery(database, asked.collection, parts)));
      return counted.data().count;
    },
  };
}

async function unpacked(stored: StoredDocument): Promise<StoredDocument> {
  const fields = stored.data();
  if (fields === undefined) return stored;
  const data = await unpack(fields);
  return { id: stored.id, ref: stored.ref, data: () => data };
}

function firestoreQuery(database: Firestore, path: string, parts: QueryParts): FirestoreQuery {
  return query(
    path === paths.allEvents ? collectionGroup(database, 'lineupEvents') : collection(database, path),
    ...parts.where.map(([field, op, value]) => where(field, op, value)),
    ...parts.orderBy.map(([field, direction]) => orderBy(field, direction)),
    ...(parts.thenById ? [orderBy(documentId(), 'asc')] : []),
    ...(parts.limit === null ? [] : [limit(parts.limit)]),
  );
}

function read<Result>(work: () => Promise<Result>): Promise<Result> {
  return request(readTimeoutMs, work);
}
