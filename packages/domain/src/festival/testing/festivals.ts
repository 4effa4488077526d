import type { NewFestival } from '../../entities/festival.ts';
import { festivalTimestamps } from '../days.ts';
import { offsetsByRules } from '../planned-zone.ts';

interface Traits {
  readonly startDate?: string;
  readonly startTime?: string;
  readonly endDate?: string;
  readonly endTime?: string;
  readonly timezone?: string;
  readonly dayStartsAt?: string;
}

/** An invented festival of three days in July 2026, without times by default. */
export function aFestival(traits: Traits = {}): NewFestival {
  const { timezone = 'Europe/Amsterdam', dayStartsAt = '00:00', ...given } = traits;
  const dates = { startDate: '2026-07-03', endDate: '2026-07-05', ...given };
  const span = { timezone, ...festivalTimestamps({ ...dates, timezone }) };
  return {
    name: 'Moonlit Meadow',
    location: 'Lake Ferris',
    dayStartsAt,
    ...span,
    plannedOffsets: offsetsByRules(span),
    stages: ['Barn', 'Boathouse'],
    imageURL: null,
  };
}
