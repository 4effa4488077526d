import { ZoneOffsets } from './zone-offsets.ts';
import { ZoneTable } from './zone-rules.ts';
import type { ZoneSource } from './zone.ts';

/** The zones of the table, with the history in `historyText`; a zone that it lacks is taken from the machine. */
export function zonesWith(historyText: string): ZoneSource {
  const table = new ZoneTable(historyText);
  return (zone) => new ZoneOffsets(zone, table.rulesOf(zone));
}
