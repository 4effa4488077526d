import { paths } from '@lineup/domain';
import { countLineup, type CountLineup } from '@lineup/functions';
import type { Firestore } from 'firebase-admin/firestore';
import { keepWhileSame } from './keep-while-same.ts';
import { allFestivals, countOf, countCache, latestOf, stamps } from './outside.ts';

/**
 * Counts a lineup, reading its events only if it has changed since the last time: Firestore bills every document read,
 * and an open dashboard asks every half minute. Changes are detected by the number of events and their latest stamps,
 * and by when the festival was changed: five documents instead of all.
 */
export function countChangedLineups(firestore: Firestore, now: () => number): CountLineup {
  return (documents, festivalId) =>
    keepWhileSame(firestore.collection(countCache).doc(festivalId), {
      look: () => lineupState(firestore, festivalId),
      count: () => countLineup(documents, festivalId),
      now,
    });
}

/** Removes the stored count of a deleted festival. */
export async function forgetLineupCount(firestore: Firestore, festivalId: string): Promise<void> {
  const counts = firestore.collection(countCache);
  await Promise.all([festivalId, allFestivals].map((id) => counts.doc(id).delete()));
}

/** Returns a text that differs after each change of the festival or its events; reads five documents. */
export async function lineupState(firestore: Firestore, festivalId: string): Promise<string> {
  const events = firestore.collection(paths.events(festivalId));
  const seen = await Promise.all([
    // The festival determines what counts as a conflict.
    firestore
      .doc(paths.festival(festivalId))
      .get()
      .then(({ updateTime }) => updateTime?.valueOf() ?? 'none'),
    countOf(events),
    ...stamps.map((stamp) => latestOf(events, stamp)),
  ]);
  return seen.join(' ');
}
