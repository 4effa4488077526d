import type { DocumentReference } from 'firebase-admin/firestore';
import { longestMs } from './outside.ts';

/** Firestore takes a mebibyte; what comes near it is counted again each time. */
const longestText = 900_000;

/** Changes with what is counted: what was stored before does not hold for it. */
const form = 'with conflicts and nights';

interface StoredStats {
  /** What was counted looked like this from outside, before the counting. */
  readonly seen: string;
  readonly countedAt: number;
  /** What was counted, as JSON. */
  readonly stats: string;
}

export interface Counting<Counted> {
  /** What is counted as it looks from outside: another text after every change. */
  readonly look: () => Promise<string>;
  readonly count: () => Promise<Counted>;
  readonly now: () => number;
}

/** What was counted last and is stored at `place`, or counted again where it looks different now or is too old. */
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
