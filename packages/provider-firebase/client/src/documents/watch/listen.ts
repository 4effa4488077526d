import { paths } from '@lineup/domain';
import type { DocumentSnapshot, Query } from '@lineup/provider';
import {
  collection,
  collectionGroup,
  doc,
  documentId,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type Firestore,
  type Query as FirestoreQuery,
} from 'firebase/firestore';
import { queryParts, type QueryParts } from '../query-constraints.ts';
import { toSnapshot, toSnapshots } from './snapshots.ts';

/** Reports the server's state, never cached data, once for each change. */
export type Listen<Value> = (onNext: (value: Value) => void, onError: (error: unknown) => void) => () => void;

const withMetadata = { includeMetadataChanges: true } as const;

/** Listens to a query; what Firestore reports between two complete states is withheld until the second. */
export function listenToQuery(database: Firestore, asked: Query): Listen<readonly DocumentSnapshot[]> {
  const parts = queryParts(asked);
  return (onNext, onError) => {
    if (parts === null) {
      onNext([]);
      return () => undefined;
    }
    let changed = true;
    return onSnapshot(
      firestoreQuery(database, asked.collection, parts),
      withMetadata,
      (found) => {
        changed ||= found.docChanges().length > 0;
        if (!changed || found.metadata.fromCache) return;
        changed = false;
        onNext(toSnapshots(asked, found.docs));
      },
      onError,
    );
  };
}

/** Listens to one document; null while it does not exist. */
export function listenToDocument(database: Firestore, path: string): Listen<DocumentSnapshot | null> {
  return (onNext, onError) => {
    let lastState: string | null = null;
    return onSnapshot(
      doc(database, path),
      withMetadata,
      (found) => {
        if (found.metadata.fromCache) return;
        const document = toSnapshot(found);
        const state = JSON.stringify(document);
        if (state === lastState) return;
        lastState = state;
        onNext(document);
      },
      onError,
    );
  };
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
