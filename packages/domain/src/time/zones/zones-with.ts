import { ZoneOffsets } from './zone-offsets.ts';
import { ZoneTable } from './zone-rules.ts';
import type { ZoneSource } from './zone.ts';

/** Returns a source of the zones in the table, with the history in `historyText`; other zones come from the machine. */
export function zonesWith(historyText: string): ZoneSource {
  const table = new ZoneTable(historyText);
  return (zone) => new ZoneOffsets(zone, table.rulesOf(zone));
}
