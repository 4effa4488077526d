import type { Firestore } from 'firebase-admin/firestore';
import type { AskedQuery } from '../needed-indexes.ts';

/** A Firestore that holds nothing and notes what it is asked; it has only what the server side's queries are made with. */
export function recordingFirestore(queries: AskedQuery[]): Firestore {
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
    collectionGroup: (group: string) =>
      asking(queries, { group, scope: 'COLLECTION_GROUP', equal: [], ordered: [] }),
  };
  return firestore as unknown as Firestore;
}

const place = { get: () => Promise.resolve({ data: () => undefined }), set: () => Promise.resolve() };

/** A query that goes by its orders, and by a range where no order is named. */
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
