import type { Interval } from '../../festival/events/intervals.ts';

/** Which of the parallel lanes of a column a set is in, from 0 on; sets that overlap lie side by side. */
export interface Lane {
  readonly lane: number;
  readonly lanes: number;
}

/** Most sets overlap no other. */
const alone: Lane = { lane: 0, lanes: 1 };

/**
 * The lanes of the sets of one column, in the same order; `sets` by start. Sets that overlap, also by way of others, share
 * the width of their column, so that no other column is the wider for it. A set counts as `leastMillis` long at least, as
 * where a short one is drawn taller than it lasts.
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

/** Gives each of the sets from `first` until `until`, which hang together, the first lane that is free. */
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

/** Two that take no time at the same moment have no room in one lane. */
function laneEnd({ start, end }: Interval, leastMillis: number): number {
  return Math.max(end, start + leastMillis, start + 1);
}
