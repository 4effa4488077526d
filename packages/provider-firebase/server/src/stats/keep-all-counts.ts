import { paths } from '@lineup/domain';
import type { Callables } from '@lineup/provider';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { allFestivals, countOf, keptCounts, latestOf, longestMs, stamps } from './outside.ts';

type Answer = Callables['festivalStats']['answer'];

/** Firestore takes a mebibyte; an answer that comes near it is counted lineup by lineup. */
const longestAnswer = 900_000;

interface KeptAnswer {
  /** What all festivals and lineups looked like from outside before they were counted. */
  readonly seen: string;
  readonly countedAt: number;
  /** The counts, as JSON. */
  readonly answer: string;
}

/**
 * The counts of all lineups as they were counted last, or by `countEach` where anything has changed since: an open
 * dashboard asks every half minute and pays for every document. Whether anything has changed is told by the numbers of
 * festivals and events and by their latest stamps, over all festivals at once: five documents, and one more for every
 * thousand events.
 */
export async function keepAllCounts(
  firestore: Firestore,
  now: () => number,
  countEach: () => Promise<Answer>,
): Promise<Answer> {
  const place = firestore.collection(keptCounts).doc(allFestivals);
  const [seen, found] = await Promise.all([fromOutside(firestore), place.get()]);
  const kept = found.data() as KeptAnswer | undefined;
  if (kept !== undefined && kept.seen === seen && now() - kept.countedAt < longestMs) {
    return JSON.parse(kept.answer) as Answer;
  }
  const counted = await countEach();
  const answer = JSON.stringify(counted);
  if (answer.length <= longestAnswer) await place.set({ seen, countedAt: now(), answer });
  return counted;
}

async function fromOutside(firestore: Firestore): Promise<string> {
  const festivals: Query = firestore.collection(paths.festivals);
  const events: Query = firestore.collectionGroup('lineupEvents');
  const seen = await Promise.all([
    countOf(festivals),
    latestOf(festivals, 'created_at'),
    countOf(events),
    ...stamps.map((stamp) => latestOf(events, stamp)),
  ]);
  return seen.join(' ');
}
