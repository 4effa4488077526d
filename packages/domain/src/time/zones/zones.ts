import { hasZones, takeZonesFrom } from './zone.ts';
import { zonesWith } from './zones-with.ts';

/**
 * Loads the zones in a browser, which starts without them. Before the table's first year, offsets are those at its
 * beginning until `learnZoneHistory` is called; if that was called before, this does nothing.
 */
export function learnZones(): void {
  if (!hasZones()) takeZonesFrom(zonesWith(''));
}
