import { type PlainDate, addDays, dateMillis, millisPerDay } from '../plain-date.ts';
import { tableFacts } from './zone-facts.ts';

/** A release of the zone rules: the version of the tz database, and the release date of the package with it. */
export interface ZoneRelease {
  readonly version: string;
  readonly released: PlainDate;
}

/** The release that this portal uses. */
export const zoneRelease: ZoneRelease = { version: tableFacts.version, released: tableFacts.released };

/** Returns true if `release` is more than a year old at `now` (milliseconds since the epoch). */
export function isOutdated({ released }: ZoneRelease, now: number): boolean {
  return now >= dateMillis(addDays(released, 366));
}

/** Returns true if `instant` is so early that a browser needs `learnZoneHistory` for it. */
export function needsZoneHistory(instant: number): boolean {
  return instant < Date.UTC(tableFacts.from, 0, 1) + 2 * millisPerDay;
}
