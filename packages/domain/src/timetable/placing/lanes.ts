import type { Interval } from '../../festival/events/intervals.ts';

/** The lane of a set in its column, from 0, and the number of lanes; overlapping sets are side by side. */
export interface Lane {
  readonly lane: number;
  readonly lanes: number;
}

/** Shared by all sets without an overlap. */
const alone: Lane = { lane: 0, lanes: 1 };

/**
 * Returns the lanes of the sets of one column, in the same order; `sets` are sorted by start. Sets that overlap,
 * directly or through others, share the width of their column, so that no column gets wider. A set counts as at least
 * `leastMillis` long, because a short one is drawn taller than it lasts.
 */
export function lanesOf(sets: readonly Interval[], leastMillis = 0): readonly Lane[] {
  const lanes: Lane[] = Array.from({ length: sets.length }, () => alone);
  let first = 0;
  let end = -Infinity;
  for (const [place, set] of sets.entries()) {
    if (set.start >= end) {
      dealOut(sets, first, place, leastMillis, lanes);
      first = place;
      end = -Infinity;
    }
    end = Math.max(end, laneEnd(set, leastMillis));
  }
  dealOut(sets, first, sets.length, leastMillis, lanes);
  return lanes;
}

/** Assigns the first free lane to each of the connected sets from `first` to before `until`. */
function dealOut(
  sets: readonly Interval[],
  first: number,
  until: number,
  leastMillis: number,
  lanes: Lane[],
): void {
  if (until - first < 2) return;
  const ends: number[] = [];
  const taken = sets.slice(first, until).map((set) => {
    const free = ends.findIndex((taken) => taken <= set.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = laneEnd(set, leastMillis);
    return lane;
  });
  for (const [place, lane] of taken.entries()) lanes[first + place] = { lane, lanes: ends.length };
}

/** Two sets without a length at the same moment need separate lanes. */
function laneEnd({ start, end }: Interval, leastMillis: number): number {
  return Math.max(end, start + leastMillis, start + 1);
}
