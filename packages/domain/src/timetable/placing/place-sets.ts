import { joined, stretchesBetween, type Interval } from '../../festival/events/intervals.ts';
import { millisPerMinute } from '../snap.ts';
import { placeOf, type DayAxis, type Place } from './day-axis.ts';
import { lanesOf, type Lane } from './lanes.ts';

/** A set with its place on the axis and its share of the column's width. */
export interface PlacedOn<S extends Interval> extends Place, Lane {
  readonly set: S;
}

/** How sets are drawn; all in CSS pixels. */
export interface Drawing {
  /** No set is less tall than this, though it may last less long. */
  readonly leastHeight: number;
  /** Left free below a set. */
  readonly gap: number;
}

/**
 * The sets of one column with their places, in the order given, which is by start. Only time decides upon lanes; with
 * `isApart` sets lie side by side also where they would be drawn over one another because they are short.
 */
export function placeSets<S extends Interval>(
  sets: readonly S[],
  axis: DayAxis,
  { leastHeight, gap }: Drawing,
  isApart = false,
): readonly PlacedOn<S>[] {
  const leastMillis = isApart ? (leastHeight / axis.pixelsPerMinute) * millisPerMinute : 0;
  const lanes = lanesOf(sets, leastMillis);
  return sets.map((set, index) => {
    const { top, height } = placeOf(axis, set);
    const { lane, lanes: count } = lanes[index] ?? { lane: 0, lanes: 1 };
    return { set, top, height: Math.max(leastHeight, height - gap), lane, lanes: count };
  });
}

/** The breaks between the first of the sets and the last in which nothing is on, in order. */
export function breaksBetween(sets: readonly Interval[]): readonly Interval[] {
  const busy = joined(sets);
  const [first, last] = [busy[0], busy.at(-1)];
  if (first === undefined || last === undefined) return [];
  return stretchesBetween({ start: first.start, end: last.end }, busy);
}
