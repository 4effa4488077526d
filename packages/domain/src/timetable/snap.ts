import { offsetMillis } from '../time/zones/zone.ts';

/** The steps, in clock minutes, that pointer movements snap to. */
export const snapSteps = [1, 5, 10, 15] as const;
export type SnapStep = (typeof snapSteps)[number];

export const millisPerMinute = 60_000;

/**
 * Returns the instant nearest to this one, or the next before or after it, at which the clocks of `zone` show a
 * multiple of `step` minutes. Instants are milliseconds since the epoch. In a 25-hour night, each of the two 02:30
 * stays the same one.
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
