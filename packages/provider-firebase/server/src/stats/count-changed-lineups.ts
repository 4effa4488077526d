import { paths } from '@lineup/domain';
import { countLineup, type CountLineup } from '@lineup/functions';
import type { LineupStats } from '@lineup/provider';
import type { Firestore } from 'firebase-admin/firestore';
import { allFestivals, countOf, keptCounts, latestOf, longestMs, stamps } from './outside.ts';

interface KeptCount {
  /** What the lineup looked like from outside when it was counted. */
  readonly seen: string;
  readonly countedAt: number;
  /** The count, as JSON. */
  readonly stats: string;
}

/**
 * Counts a lineup by reading its events only when it has changed since the last time: Firestore bills every document that
 * is read, and an open dashboard asks every half minute. Whether it has changed is told by the number of events and their
 * latest stamps: four documents instead of all.
 */
export function countChangedLineups(firestore: Firestore, now: () => number): CountLineup {
  return async (documents, festivalId) => {
    const place = firestore.collection(keptCounts).doc(festivalId);
    const [seen, found] = await Promise.all([fromOutside(firestore, festivalId), place.get()]);
    const kept = found.data() as KeptCount | undefined;
    if (kept !== undefined && kept.seen === seen && now() - kept.countedAt < longestMs) {
      return JSON.parse(kept.stats) as LineupStats;
    }
    const stats = await countLineup(documents, festivalId);
    const count: KeptCount = { seen, countedAt: now(), stats: JSON.stringify(stats) };
    await place.set({ ...count });
    return stats;
  };
}

/** Removes what is kept about a festival that is gone. */
export async function forgetLineupCount(firestore: Firestore, festivalId: string): Promise<void> {
  const kept = firestore.collection(keptCounts);
  await Promise.all([festivalId, allFestivals].map((id) => kept.doc(id).delete()));
}

async function fromOutside(firestore: Firestore, festivalId: string): Promise<string> {
  const events = firestore.collection(paths.events(festivalId));
  const seen = await Promise.all([countOf(events), ...stamps.map((stamp) => latestOf(events, stamp))]);
  return seen.join(' ');
}
