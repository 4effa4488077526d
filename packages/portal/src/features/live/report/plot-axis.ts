import { clockMinutes, wallClockOf } from '@lineup/domain';
import type { ActualTimesRow } from '@lineup/domain/live';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** At most this many hours are labelled: more do not fit on a wide screen. */
const mostHours = 8;

/** The span of a plot in milliseconds since the epoch, and the hours that are labelled. */
export interface PlotAxis {
  readonly start: number;
  readonly end: number;
  readonly hours: readonly number[];
}

/** Returns an axis of full hours in the zone that contains all planned and actual times of these sets. */
export function plotAxis(rows: readonly ActualTimesRow[], zone: string): PlotAxis {
  const times = rows.flatMap(({ set: { plannedStart, plannedEnd, actualStart, actualEnd } }) =>
    [plannedStart, plannedEnd, actualStart, actualEnd].filter((at) => at !== null),
  );
  const first = times.reduce((least, at) => Math.min(least, at), Infinity);
  const last = times.reduce((most, at) => Math.max(most, at), -Infinity);
  if (!Number.isFinite(first)) return { start: 0, end: hourMs, hours: [] };
  const { clock } = wallClockOf(first, zone);
  const start = Math.floor(first / minuteMs) * minuteMs - (clockMinutes(clock) % 60) * minuteMs;
  const length = Math.max(1, Math.ceil((last - start) / hourMs));
  const step = [1, 2, 3, 4, 6, 12].find((hours) => length / hours <= mostHours) ?? 24;
  const hours = Array.from({ length: Math.ceil(length / step) }, (_, place) => start + place * step * hourMs);
  return { start, end: start + length * hourMs, hours };
}

/** Returns an instant's position on the axis, in percent. */
export function placeOnAxis(at: number, { start, end }: PlotAxis): number {
  return ((at - start) / (end - start)) * 100;
}
