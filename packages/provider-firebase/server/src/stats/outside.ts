import { Timestamp, type Query } from 'firebase-admin/firestore';

/** Where counts are stored: out of every session's reach, as the rules name no such collection. */
export const countCache = 'lineupCounts';

/** The count of all lineups among those of single ones; no festival's id has a point. */
export const allFestivals = 'all.festivals';

/** A stored count that seems to be current is made again all the same after this long. */
export const longestMs = 60 * 60 * 1000;

/** The stamps of single writes and of the bulk path; every save of the product renews one of them. */
export const stamps = ['updated_at', 'updatedAt'] as const;

/** How many documents the query finds; a thousand are billed as one read. */
export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** The latest stamp of what the query finds, as a text; one document is read. */
export async function latestOf(query: Query, stamp: string): Promise<string> {
  const { docs } = await query.orderBy(stamp, 'desc').limit(1).select(stamp).get();
  const time: unknown = docs[0]?.get(stamp);
  return time instanceof Timestamp ? `${time.seconds}.${time.nanoseconds}` : 'never';
}
