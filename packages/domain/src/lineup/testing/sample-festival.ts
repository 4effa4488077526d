import { festivalTimestamps } from '../../festival/days.ts';
import type { LineupFestival } from '../parsed-lineup.ts';

interface Traits {
  readonly timezone?: string;
  readonly dayStartsAt?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly stages?: readonly string[];
}

/**
 * Returns a festival of four days in the Netherlands, Friday 4 to Monday 7 July 2025, on two stages, unless a trait
 * overrides that.
 */
export function sampleFestival(traits: Traits = {}): LineupFestival {
  const { timezone = 'Europe/Amsterdam', dayStartsAt = '00:00', stages = ['Lake Stage', 'Barn'] } = traits;
  const { startDate = '2025-07-04', endDate = '2025-07-07' } = traits;
  return {
    timezone,
    dayStartsAt,
    stages: [...stages],
    ...festivalTimestamps({ startDate, endDate, timezone }),
  };
}
