import type { DocumentReference } from 'firebase-admin/firestore';
import { longestMs } from './outside.ts';

/** Firestore accepts a mebibyte; results near that size are not stored but counted every time. */
const longestText = 900_000;

/** Change this whenever the counts change: it invalidates stored results. */
const form = 'with conflicts and nights';

interface StoredStats {
  /** The state before counting, as returned by `look`. */
  readonly seen: string;
  readonly countedAt: number;
  /** The counts, as JSON. */
  readonly stats: string;
}

export interface Counting<Counted> {
  /** Returns a text that differs after every change. */
  readonly look: () => Promise<string>;
  readonly count: () => Promise<Counted>;
  readonly now: () => number;
}

/** Returns the counts stored at `place`, or counts again if the state has changed or they are too old. */
export async function keepWhileSame<Counted>(
  place: DocumentReference,
  { look, count, now }: Counting<Counted>,
): Promise<Counted> {
  const [looks, found] = await Promise.all([look(), place.get()]);
  const seen = `${form} ${looks}`;
  const cached = found.data() as StoredStats | undefined;
  if (cached !== undefined && cached.seen === seen && now() - cached.countedAt < longestMs) {
    return JSON.parse(cached.stats) as Counted;
  }
  const counted = await count();
  const fresh: StoredStats = { seen, countedAt: now(), stats: JSON.stringify(counted) };
  if (fresh.stats.length <= longestText) await place.set({ ...fresh });
  return counted;
}
