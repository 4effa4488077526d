import { randomFillSync } from 'node:crypto';
import { isChangeKind, parseCollectionPath, parseDocumentPath, paths } from '@lineup/domain';
import {
  createIdMaker,
  ProviderError,
  type DocumentSnapshot,
  type DocumentValue,
  applyQuery,
  requireAnswerable,
  type Filter,
  type Query,
} from '@lineup/provider';
import type { PickedFields, ServerDocuments } from '@lineup/provider/server';
import type { Firestore, Query as FirestoreQuery } from 'firebase-admin/firestore';
import { commitWrites } from './commit.ts';
import { decodeDocument, decodeValue, encodeValue } from './encoding.ts';
import { asking } from './failures.ts';

/** This many small documents are far below Firestore's limit of 10 MiB per commit. */
const writesPerCommit = 400;

/**
 * Implements the port's documents on Firestore, bypassing the security rules; schemas and rules of the kinds are
 * enforced.
 */
export function createFirestoreDocuments(firestore: Firestore, now: () => number): ServerDocuments {
  const newId = createIdMaker(now, (bytes) => randomFillSync(bytes));
  const checked = <Result>(collection: string, work: () => Promise<Result>) =>
    asking(async () => {
      requireCollection(collection);
      return work();
    });
  return {
    newId,
    writesPerCommit,
    get: (path) => asking(() => readDocument(firestore, path)),
    query: (query) => checked(query.collection, () => findDocuments(firestore, query)),
    count: (query) => checked(query.collection, () => countDocuments(firestore, query)),
    pick: (collection, fields) => checked(collection, () => pickFields(firestore, collection, fields)),
    commit: (writes) => commitWrites({ firestore, now }, writes, { name: newId() }),
  };
}

async function readDocument(firestore: Firestore, path: string): Promise<DocumentSnapshot | null> {
  if (parseDocumentPath(path) === null) return null;
  const found = await firestore.doc(path).get();
  const stored = found.data();
  return stored === undefined ? null : { path, id: found.id, ...decodeDocument(stored) };
}

function requireCollection(collection: string): void {
  if (parseCollectionPath(collection) === null) {
    throw new ProviderError('invalid-argument', `There is no collection ${collection}`);
  }
}

/**
 * Returns these fields of all documents; see `ServerDocuments.pick` of the port. Every document is read, and billed,
 * once.
 */
async function pickFields<Field extends string>(
  firestore: Firestore,
  collection: string,
  fields: readonly Field[],
): Promise<readonly PickedFields<Field>[]> {
  const wrong = fields.find((field) => !/^[A-Za-z_]+$/u.test(field));
  if (wrong !== undefined) throw new ProviderError('invalid-argument', `No field ${wrong}`);
  const { docs } = await firestore
    .collection(collection)
    .select(...fields)
    .get();
  return docs.map((found) => {
    const named = fields.map((field) => {
      const value: unknown = found.get(field);
      return [field, value === undefined ? null : decodeValue(value)] as const;
    });
    return { id: found.id, fields: Object.fromEntries(named) as Record<Field, DocumentValue> };
  });
}

/**
 * Finds the query's documents. Firestore filters by equality, which needs no composite index, and the history by time;
 * other ranges, order and limit are applied by the port's own function, so that they mean the same on every provider.
 */
async function findDocuments(firestore: Firestore, query: Query): Promise<readonly DocumentSnapshot[]> {
  const all = narrowed(placeOf(firestore, query), query);
  const { docs } = await byTimeOfChange(all, query).get();
  return applyQuery(
    query,
    docs.map((found) => ({ path: found.ref.path, id: found.id, ...decodeDocument(found.data()) })),
  );
}

/** Counts the query's documents; they are only read if Firestore cannot count them itself. */
async function countDocuments(firestore: Firestore, query: Query): Promise<number> {
  const { where = [], orderBy = [], limit } = query;
  const isWithWords = query.containsAny !== undefined && query.collection !== paths.allEvents;
  if (!where.every(isEquality) || isWithWords || orderBy.length > 0 || limit !== undefined) {
    return (await findDocuments(firestore, query)).length;
  }
  const counted = await narrowed(placeOf(firestore, query), query).count().get();
  return counted.data().count;
}

/** Where to search: the collection, or the sets with these artists in all festivals. */
function placeOf(firestore: Firestore, query: Query): FirestoreQuery {
  requireAnswerable(query);
  if (query.collection !== paths.allEvents) return firestore.collection(query.collection);
  const { field = '', values = [] } = query.containsAny ?? {};
  return firestore.collectionGroup('lineupEvents').where(field, 'array-contains-any', values);
}

function narrowed(collection: FirestoreQuery, { where = [] }: Query): FirestoreQuery {
  return where
    .filter(isEquality)
    .reduce<FirestoreQuery>(
      (query, { field, value }) => query.where(field, '==', encodeValue(value)),
      collection,
    );
}

/** A history may span years, and pruning only needs the few changes that have just expired. */
function byTimeOfChange(all: FirestoreQuery, { collection, where = [] }: Query): FirestoreQuery {
  const [range, ...others] = where;
  const isOfChanges = isChangeKind(parseCollectionPath(collection) ?? undefined) && range?.field === 'at';
  return isOfChanges && others.length === 0 ? all.where('at', range.op, encodeValue(range.value)) : all;
}

function isEquality({ op }: Filter): boolean {
  return op === '==';
}
