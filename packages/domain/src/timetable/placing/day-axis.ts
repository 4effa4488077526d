import type { Interval } from '../../festival/events/intervals.ts';
import { snapped, millisPerMinute, type SnapStep } from '../snap.ts';

/**
 * The hours of a column from top to bottom, or the other way around with the latest first. It goes by the time that passes,
 * not by the clock: a night of 25 hours has its 02:30 twice, one of 23 hours lacks it. Instants are milliseconds since the
 * epoch, places CSS pixels from the top.
 */
export interface DayAxis extends Interval {
  readonly zone: string;
  readonly pixelsPerMinute: number;
  readonly isReversed: boolean;
}

/** Where a stretch of time lies on an axis. */
export interface Place {
  readonly top: number;
  readonly height: number;
}

/** The axis from the start to the end of `span`, in a festival's zone. */
export function dayAxis(
  { start, end }: Interval,
  zone: string,
  pixelsPerMinute: number,
  isReversed = false,
): DayAxis {
  return { start, end, zone, pixelsPerMinute, isReversed };
}

/** How long the axis is. */
export function axisHeight(axis: DayAxis): number {
  return pixelsOf(axis, axis.end - axis.start);
}

/** Where an instant lies; beyond the ends it goes on at the same scale. */
export function topOf(axis: DayAxis, instant: number): number {
  return pixelsOf(axis, axis.isReversed ? axis.end - instant : instant - axis.start);
}

/** Where a stretch of time lies. */
export function placeOf(axis: DayAxis, { start, end }: Interval): Place {
  return { top: topOf(axis, axis.isReversed ? end : start), height: pixelsOf(axis, end - start) };
}

/** How many minutes pass along this many pixels downwards: negative with the latest first. */
export function pixelsToMinutes(axis: DayAxis, pixels: number): number {
  return (axis.isReversed ? -pixels : pixels) / axis.pixelsPerMinute;
}

/** The instant at a place; with a step, the nearest at which the clock shows a multiple of it. */
export function instantAt(axis: DayAxis, top: number, step?: SnapStep): number {
  const from = axis.isReversed ? axis.end : axis.start;
  const instant = Math.round(from + pixelsToMinutes(axis, top) * millisPerMinute);
  return step === undefined ? instant : snapped(instant, step, axis.zone);
}

function pixelsOf({ pixelsPerMinute }: DayAxis, millis: number): number {
  return (millis / millisPerMinute) * pixelsPerMinute;
}
