import { historyTable } from './zone-history-table.ts';
import { zonesWith } from './zones-with.ts';
import type { ZoneSource } from './zone.ts';

/** Outside browsers, all rules are available from the start. */
export const firstSource: ZoneSource | null = zonesWith(historyTable);
