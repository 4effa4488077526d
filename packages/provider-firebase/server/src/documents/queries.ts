import { applyQuery, type DocumentSnapshot, type Filter, type Query } from '@lineup/provider';
import type { CollectionReference, Firestore, Query as FirestoreQuery } from 'firebase-admin/firestore';
import { decodeDocument, encodeValue } from './encoding.ts';

/**
 * The documents of the query. Firestore narrows the collection down by the equalities, for which it needs no index of
 * their own; ranges, order and limit are the port's own function, so that they mean the same on every provider.
 */
export async function findDocuments(
  firestore: Firestore,
  query: Query,
): Promise<readonly DocumentSnapshot[]> {
  const { docs } = await narrowed(firestore.collection(query.collection), query).get();
  return applyQuery(
    query,
    docs.map((found) => ({ path: found.ref.path, id: found.id, ...decodeDocument(found.data()) })),
  );
}

/** How many documents the query finds; they are read only where Firestore cannot count them by itself. */
export async function countDocuments(firestore: Firestore, query: Query): Promise<number> {
  const { where = [], orderBy = [], limit } = query;
  if (!where.every(isEquality) || orderBy.length > 0 || limit !== undefined) {
    return (await findDocuments(firestore, query)).length;
  }
  const counted = await narrowed(firestore.collection(query.collection), query).count().get();
  return counted.data().count;
}

function narrowed(collection: CollectionReference, { where = [] }: Query): FirestoreQuery {
  return where
    .filter(isEquality)
    .reduce<FirestoreQuery>(
      (query, { field, value }) => query.where(field, '==', encodeValue(value)),
      collection,
    );
}

function isEquality({ op }: Filter): boolean {
  return op === '==';
}
