import { isDayMoment, isPlainDate } from '@lineup/domain';
import { conflictPanelName } from './conflicts/use-conflict-panel.ts';
import { listViewName } from './list/list-view-name.ts';
import type { SortOrder } from './grid/layout-day.ts';

/**
 * The schedule's part of the address: the list view (see `list/view/list-view.ts` for its fields), the day shown (a
 * plain date, or 'outside' for sets outside of the festival's days), the order, the open side panel, what to scroll to
 * (the id of a set, or the name of a stage), the moment at which all stages are shown, the only stage listed in a
 * narrow window, the open event, and the stages shown (see `view/stages-in-address.ts`).
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

/** Parses the schedule's part of an address; ignores unknown values. */
export function parseScheduleSearch(search: Record<string, unknown>): ScheduleSearch {
  const { view, day, sort, panel, set, stage, at, only, event, stages, without, stageGroup } = search;
  return {
    ...(view === listViewName ? { view } : {}),
    ...(typeof day === 'string' && (day === 'outside' || isPlainDate(day)) ? { day } : {}),
    ...(sort === 'latest' ? { sort } : {}),
    ...(panel === conflictPanelName ? { panel } : {}),
    // The router parses ids and names of digits as numbers.
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
