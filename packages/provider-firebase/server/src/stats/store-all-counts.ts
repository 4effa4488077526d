import { paths } from '@lineup/domain';
import type { Callables } from '@lineup/provider';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { keepWhileSame } from './keep-while-same.ts';
import { allFestivals, countOf, countCache, latestOf, stamps } from './outside.ts';

type Result = Callables['festivalStats']['response'];

/**
 * Returns the stored counts of all lineups, or those of `countEach` if anything has changed since: an open dashboard
 * asks every half minute and pays for every document. Changes are detected by the numbers of festivals and events and
 * their latest stamps, over all festivals at once: six documents, and one more for every thousand events.
 */
export function storeAllCounts(
  firestore: Firestore,
  now: () => number,
  countEach: () => Promise<Result>,
): Promise<Result> {
  const place = firestore.collection(countCache).doc(allFestivals);
  return keepWhileSame(place, { look: () => fromOutside(firestore), count: countEach, now });
}

async function fromOutside(firestore: Firestore): Promise<string> {
  const festivals: Query = firestore.collection(paths.festivals);
  const events: Query = firestore.collectionGroup('lineupEvents');
  const seen = await Promise.all([
    countOf(festivals),
    latestOf(festivals, 'created_at'),
    latestOf(festivals, 'updated_at'),
    countOf(events),
    ...stamps.map((stamp) => latestOf(events, stamp)),
  ]);
  return seen.join(' ');
}
