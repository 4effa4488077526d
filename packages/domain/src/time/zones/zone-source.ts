import { historyTable } from './zone-history-table.ts';
import { zonesWith } from './zones-with.ts';
import type { ZoneSource } from './zone.ts';

/** Everywhere but in a browser all rules are there from the start. */
export const firstSource: ZoneSource | null = zonesWith(historyTable);
