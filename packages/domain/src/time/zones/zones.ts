import { hasZones, takeZonesFrom } from './zone.ts';
import { zonesWith } from './zones-with.ts';

/**
 * Makes the zones known in a browser, which begins without them. In years before the table's first their clocks stand as
 * they stood when it began, until `learnZoneHistory` is called; where that came first, there is nothing to do.
 */
export function learnZones(): void {
  if (!hasZones()) takeZonesFrom(zonesWith(''));
}
