import type { Interval } from '../../festival/events/intervals.ts';
import { snapped, millisPerMinute, type SnapStep } from '../snap.ts';

/**
 * The time axis of a column from top to bottom, or reversed with the latest first. It is linear in elapsed time, not
 * clock time: a night of 25 hours has 02:30 twice, one of 23 hours may skip it. Instants are milliseconds since the
 * epoch; positions are CSS pixels from the top.
 */
export interface DayAxis extends Interval {
  readonly zone: string;
  readonly pixelsPerMinute: number;
  readonly isReversed: boolean;
}

/** The position of an interval on an axis. */
export interface Place {
  readonly top: number;
  readonly height: number;
}

/** Creates the axis from the start to the end of `span`, in a festival's zone. */
export function dayAxis(
  { start, end }: Interval,
  zone: string,
  pixelsPerMinute: number,
  isReversed = false,
): DayAxis {
  return { start, end, zone, pixelsPerMinute, isReversed };
}

/** Returns the height of the axis in CSS pixels. */
export function axisHeight(axis: DayAxis): number {
  return pixelsOf(axis, axis.end - axis.start);
}

/** Maps an instant to a position. Extrapolates beyond the axis. */
export function topOf(axis: DayAxis, instant: number): number {
  return pixelsOf(axis, axis.isReversed ? axis.end - instant : instant - axis.start);
}

/** Maps an interval to its position. */
export function placeOf(axis: DayAxis, { start, end }: Interval): Place {
  return { top: topOf(axis, axis.isReversed ? end : start), height: pixelsOf(axis, end - start) };
}

/** Converts pixels downwards to minutes; negative on a reversed axis. */
export function pixelsToMinutes(axis: DayAxis, pixels: number): number {
  return (axis.isReversed ? -pixels : pixels) / axis.pixelsPerMinute;
}

/** Maps a position to an instant; with a step, the nearest instant at which the clock shows a multiple of it. */
export function instantAt(axis: DayAxis, top: number, step?: SnapStep): number {
  const from = axis.isReversed ? axis.end : axis.start;
  const instant = Math.round(from + pixelsToMinutes(axis, top) * millisPerMinute);
  return step === undefined ? instant : snapped(instant, step, axis.zone);
}

function pixelsOf({ pixelsPerMinute }: DayAxis, millis: number): number {
  return (millis / millisPerMinute) * pixelsPerMinute;
}
