import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PaletteButton } from '../../../app/palette/palette-button.tsx';
import { OthersHere } from '../../../app/presence/others-here.tsx';
import { useOfferedView } from '../../../app/palette/use-page-offers.ts';
import { listViewName } from '../list/list-view-name.ts';
import { usePhoneWindow } from '../view/use-phone-window.ts';
import { ScheduleLine } from './schedule-line.tsx';
import { useSort } from './sort-choice.tsx';
import type { ViewChoicesProps } from './view-choices.tsx';
import { ViewChoice } from './view-choice.tsx';
import type { ViewNow } from './view-offers.ts';
import type { FilesMenuProps } from './files-menu.tsx';
import classes from './schedule-bar.module.css';

interface ScheduleBarProps extends ViewChoicesProps, FilesMenuProps, Pick<ViewNow, 'order'> {
  readonly isList: boolean;
  /** Whether all stages at one moment are shown instead of the day. */
  readonly isMoment: boolean;
  /** What fetches the list in advance. */
  readonly listHints: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  /** The days, what opens the conflicts and the acts without a place, what shows all stages at one moment, and what adds a set. */
  readonly days: ReactNode;
  readonly conflicts: ReactNode;
  readonly unplaced: ReactNode;
  readonly onAt: ReactNode;
  readonly add: ReactNode;
}

/** The one bar above the timetable, with the days and what is wrong, and below it the line of how it is looked at. */
export function ScheduleBar(props: ScheduleBarProps) {
  const { order, isMoment, listHints, days, conflicts, unplaced, onAt, add, ...line } = props;
  const { festival, isList, view, stages, onView } = line;
  const isPhone = usePhoneWindow();
  const showAs = useShowAs(isList);
  const sort = useSort();
  useOfferedView(() => ({
    view,
    order,
    stages,
    isPhone,
    onView,
    shownAs: isList ? 'list' : isMoment ? 'moment' : 'grid',
    onShowAs: showAs,
    onSort: sort,
  }));
  const ways = (
    <ViewChoice
      isList={isList}
      onChange={(asList) => asList !== isList && showAs(asList)}
      hints={listHints}
    />
  );
  return (
    <>
      <div className={classes['bar']}>
        <div className={classes['days']}>{days}</div>
        <OthersHere festivalId={festival.id} />
        <PaletteButton />
        {conflicts}
        {isPhone && unplaced}
        {isPhone && ways}
        <span className={classes['add']}>{add}</span>
      </div>
      <ScheduleLine {...line} order={order}>
        {!isPhone && unplaced}
        {onAt}
        {!isPhone && ways}
      </ScheduleLine>
    </>
  );
}

/** Shows the schedule as a list or as a grid. */
function useShowAs(isList: boolean): (asList: boolean) => void {
  const navigate = useNavigate();
  return (asList) =>
    void navigate({
      to: '.',
      search: (before) => ({
        ...before,
        view: asList ? listViewName : undefined,
        set: undefined,
        ...(!asList && !isList && { at: undefined }),
      }),
      resetScroll: false,
    });
}
