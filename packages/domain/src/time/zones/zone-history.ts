import { takeZonesFrom } from './zone.ts';
import { historyTable } from './zone-history-table.ts';
import { zonesWith } from './zones-with.ts';

/** Loads the zones in a browser, including their rules before the table's first year. */
export function learnZoneHistory(): void {
  takeZonesFrom(zonesWith(historyTable));
}
