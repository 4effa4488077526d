import { isDayMoment, isPlainDate } from '@lineup/domain';
import { conflictPanelName } from './conflicts/use-conflict-panel.ts';
import { listViewName } from './list/list-view-name.ts';
import type { SortOrder } from './grid/layout-day.ts';

/**
 * What the address says of the schedule: whether it is a list (of which the address says more, see `features/list`), the day
 * shown (a plain date, or 'outside' for sets outside of the festival's days), the order, what is open beside it, and what is
 * brought into sight: the id of a set, or the name of a stage; the moment at which all stages are shown; and, in a narrow window,
 * the stage that is listed alone; the event that is open; and which stages are shown (see `view/stages-in-address.ts`).
 */
export interface ScheduleSearch {
  readonly view?: typeof listViewName;
  readonly day?: string;
  readonly sort?: SortOrder;
  readonly panel?: typeof conflictPanelName;
  readonly set?: string;
  readonly stage?: string;
  readonly at?: string;
  readonly only?: string;
  readonly event?: string;
  readonly stages?: string;
  readonly without?: string;
  readonly stageGroup?: string;
}

/** Reads the schedule's part of an address; whatever it does not know is ignored. */
export function parseScheduleSearch(search: Record<string, unknown>): ScheduleSearch {
  const { view, day, sort, panel, set, stage, at, only, event, stages, without, stageGroup } = search;
  return {
    ...(view === listViewName ? { view } : {}),
    ...(typeof day === 'string' && (day === 'outside' || isPlainDate(day)) ? { day } : {}),
    ...(sort === 'latest' ? { sort } : {}),
    ...(panel === conflictPanelName ? { panel } : {}),
    // Ids and names of digits alone are read as numbers.
    ...(isText(set) ? { set: String(set) } : {}),
    ...(isText(stage) ? { stage: String(stage) } : {}),
    ...(typeof at === 'string' && isDayMoment(at) ? { at } : {}),
    ...(isText(only) ? { only: String(only) } : {}),
    ...(isText(event) ? { event: String(event) } : {}),
    ...(isText(stages) ? { stages: String(stages) } : {}),
    ...(isText(without) ? { without: String(without) } : {}),
    ...(isText(stageGroup) ? { stageGroup: String(stageGroup) } : {}),
  };
}

function isText(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
