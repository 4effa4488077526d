import { takeZonesFrom } from './zone.ts';
import { historyTable } from './zone-history-table.ts';
import { zonesWith } from './zones-with.ts';

/** Makes the zones known in a browser, with their rules before the table's first year. */
export function learnZoneHistory(): void {
  takeZonesFrom(zonesWith(historyTable));
}
