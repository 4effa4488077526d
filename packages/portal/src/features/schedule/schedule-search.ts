import { isPlainDate } from '@lineup/domain';
import { conflictPanelName } from '../conflicts/use-conflict-panel.ts';
import type { SortOrder } from './grid/layout-day.ts';

/** What the address says of the schedule: the day shown (a plain date, or 'outside' for sets outside of the festival's days), the order, and what is open beside it. */
export interface ScheduleSearch {
  readonly day?: string;
  readonly sort?: SortOrder;
  readonly panel?: typeof conflictPanelName;
}

/** Reads the schedule's part of an address; whatever it does not know is ignored. */
export function parseScheduleSearch(search: Record<string, unknown>): ScheduleSearch {
  const { day, sort, panel } = search;
  return {
    ...(typeof day === 'string' && (day === 'outside' || isPlainDate(day)) ? { day } : {}),
    ...(sort === 'latest' ? { sort } : {}),
    ...(panel === conflictPanelName ? { panel } : {}),
  };
}
