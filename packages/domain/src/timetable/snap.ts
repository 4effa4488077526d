import { offsetMillis } from '../time/zones/zone.ts';

/** To how many minutes of the clock a hand's movements are rounded. */
export const snapSteps = [1, 5, 10, 15] as const;
export type SnapStep = (typeof snapSteps)[number];

export const millisPerMinute = 60_000;

/**
 * The instant nearest to this one, or the next before or after it, at which the clocks of `zone` show a multiple of `step`
 * minutes. Instants are milliseconds since the epoch. Of a night of 25 hours each 02:30 stays the one that it is.
 */
export function snapped(
  instant: number,
  step: SnapStep,
  zone: string,
  round: (steps: number) => number = Math.round,
): number {
  const offset = offsetMillis(zone, instant);
  const width = step * millisPerMinute;
  return round((instant + offset) / width) * width - offset;
}
