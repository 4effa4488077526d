import { randomFillSync } from 'node:crypto';
import { parseCollectionPath, parseDocumentPath } from '@lineup/domain';
import { createIdMaker, ProviderError, type DocumentSnapshot } from '@lineup/provider';
import type { ServerDocuments } from '@lineup/provider/server';
import type { Firestore } from 'firebase-admin/firestore';
import { commitWrites } from './commit.ts';
import { distinctValues } from './distinct-values.ts';
import { decodeDocument } from './encoding.ts';
import { asking } from './failures.ts';
import { countDocuments, findDocuments } from './queries.ts';

/** A commit of so many small documents stays far below the 10 MiB that Firestore takes at once. */
const writesPerCommit = 400;

/** The documents of the port on Firestore, past the security rules; schemas and rules of the kinds are enforced. */
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
    distinct: (collection, fields) =>
      checked(collection, () => distinctValues(firestore, collection, fields)),
    commit: (writes) => asking(() => commitWrites({ firestore, now, newVersion: newId }, writes)),
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
