import { snapSteps } from '@lineup/domain';
import type { PageOffer } from '../../../app/palette/palette-door.ts';
import type { SortOrder } from '../grid/layout-day.ts';
import { isGroupShown, stagesOutside, type ScheduleView } from '../view/schedule-view.ts';
import { directions, zooms } from './choices.ts';

/** The current view of the schedule, and how to change it. */
export interface ViewNow {
  readonly view: ScheduleView;
  readonly order: SortOrder;
  /** All stages that could be shown. */
  readonly stages: readonly string[];
  readonly shownAs: 'grid' | 'list' | 'moment';
  /** In a narrow window the hours have one scale, and nothing can be dragged. */
  readonly isPhone: boolean;
  readonly onView: (change: Partial<ScheduleView>) => void;
  readonly onShowAs: (isList: boolean) => void;
  readonly onSort: (order: SortOrder) => void;
}

/** Returns the palette's commands for changing the view, without those that would change nothing. */
export function viewOffers(now: ViewNow): readonly PageOffer[] {
  const { shownAs, order, onShowAs, onSort } = now;
  const grid = { id: 'asGrid', name: 'Show as: Grid', run: () => onShowAs(false) };
  const list = { id: 'asList', name: 'Show as: List', run: () => onShowAs(true) };
  if (shownAs === 'list') return [grid];
  const turned = order === 'latest' ? 'earliest' : 'latest';
  return [
    list,
    ...(shownAs === 'moment' ? [grid] : []),
    ...stageOffers(now),
    {
      id: turned,
      name: `Sort: ${turned === 'latest' ? 'Latest First' : 'Earliest First'}`,
      run: () => onSort(turned),
    },
    ...(now.isPhone ? [] : gridOffers(now)),
  ];
}

function stageOffers({ view: { hidden, groups }, stages, onView }: ViewNow): readonly PageOffer[] {
  const isSome = stages.some((stage) => hidden.includes(stage));
  return [
    ...(isSome ? [{ id: 'allStages', name: 'Show All Stages', run: () => onView({ hidden: [] }) }] : []),
    ...groups
      .filter((group) => !isGroupShown(group, stages, hidden))
      .map((group) => ({
        id: `group ${group.name}`,
        name: `Group of stages: ${group.name}`,
        run: () => onView({ hidden: stagesOutside(group, stages) }),
      })),
  ];
}

function gridOffers({ view, onView }: ViewNow): readonly PageOffer[] {
  return [
    ...zooms
      .filter(([zoom]) => zoom !== view.zoom)
      .map(([zoom, label]) => ({
        id: `scale ${zoom}`,
        // With the letter that people type.
        name: `Scale: ${label.replace('×', 'x')}`,
        run: () => onView({ zoom }),
      })),
    ...directions
      .filter(([direction]) => direction !== view.direction)
      .map(([direction, label]) => ({
        id: direction,
        name: `Stages lie: ${label}`,
        run: () => onView({ direction }),
      })),
    ...snapSteps
      .filter((step) => step !== view.step)
      .map((step) => ({
        id: `step ${step}`,
        name: `Move sets in steps of ${step} min`,
        run: () => onView({ step }),
      })),
  ];
}
