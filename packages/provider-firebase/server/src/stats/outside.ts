import { Timestamp, type Query } from 'firebase-admin/firestore';

/** The collection of stored counts: no session can access it, as the rules do not name it. */
export const countCache = 'lineupCounts';

/** The id of the count of all lineups; festival ids never contain a dot. */
export const allFestivals = 'all.festivals';

/** A stored count that seems current is renewed after this time. */
export const longestMs = 60 * 60 * 1000;

/** The stamps of single writes and of bulk writes; every save renews one of them. */
export const stamps = ['updated_at', 'updatedAt'] as const;

/** Returns the number of documents found; a thousand are billed as one read. */
export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** Returns the latest stamp in the query's results, as a text; reads one document. */
export async function latestOf(query: Query, stamp: string): Promise<string> {
  const { docs } = await query.orderBy(stamp, 'desc').limit(1).select(stamp).get();
  const time: unknown = docs[0]?.get(stamp);
  return time instanceof Timestamp ? `${time.seconds}.${time.nanoseconds}` : 'never';
}
