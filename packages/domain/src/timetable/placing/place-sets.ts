import { joined, stretchesBetween, type Interval } from '../../festival/events/intervals.ts';
import { millisPerMinute } from '../snap.ts';
import { placeOf, type DayAxis, type Place } from './day-axis.ts';
import { lanesOf, type Lane } from './lanes.ts';

/** A set with its position on the axis and its share of the column's width. */
export interface PlacedOn<S extends Interval> extends Place, Lane {
  readonly set: S;
}

/** How sets are drawn, in CSS pixels. */
export interface Drawing {
  /** The minimum height of a set. */
  readonly leastHeight: number;
  /** The gap below a set. */
  readonly gap: number;
}

/**
 * Positions the sets of one column, in the given order, which is by start. Lanes depend on time only; with `isApart`,
 * short sets that would be drawn over each other are also placed side by side.
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

/** Returns the breaks between the first and the last of the sets, in order. */
export function breaksBetween(sets: readonly Interval[]): readonly Interval[] {
  const busy = joined(sets);
  const [first, last] = [busy[0], busy.at(-1)];
  if (first === undefined || last === undefined) return [];
  return stretchesBetween({ start: first.start, end: last.end }, busy);
}
