import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PaletteButton } from '../../../app/palette/palette-button.tsx';
import { useOfferedView } from '../../../app/palette/use-page-offers.ts';
import { InHead } from '../../../design/page/head-slot.tsx';
import { listViewName } from '../list/list-view-name.ts';
import { usePhoneWindow } from '../view/use-phone-window.ts';
import { ScheduleLine } from './schedule-line.tsx';
import { useSort } from './sort-choice.tsx';
import { ViewChoice } from './view-choice.tsx';
import type { ViewNow } from './view-offers.ts';
import type { MoreMenuProps } from './more-menu.tsx';
import classes from './schedule-bar.module.css';

interface ScheduleBarProps extends MoreMenuProps, Pick<ViewNow, 'order'> {
  readonly isList: boolean;
  /** True if all stages at one moment are shown instead of the day. */
  readonly isMoment: boolean;
  /** Event handlers that prefetch the list. */
  readonly listHints: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  /** The slots: the days, and the buttons for conflicts, unplaced acts, all stages at one moment, and a new set. */
  readonly days: ReactNode;
  readonly conflicts: ReactNode;
  readonly unplaced: ReactNode;
  readonly onAt: ReactNode;
  readonly add: ReactNode;
}

/** The days and the conflicts in the page header, and below them the toolbar with the view options. */
export function ScheduleBar(props: ScheduleBarProps) {
  const { order, isMoment, listHints, days, conflicts, unplaced, onAt, ...line } = props;
  const { isList, view, stages, onView } = line;
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
      <InHead>
        <div className={classes['bar']}>
          <div className={classes['days']}>{days}</div>
          <PaletteButton />
          {conflicts}
          {isPhone && unplaced}
          {isPhone && ways}
        </div>
      </InHead>
      <ScheduleLine {...line} order={order}>
        {!isPhone && unplaced}
        {onAt}
        {!isPhone && ways}
      </ScheduleLine>
    </>
  );
}

/** Returns a function that shows the schedule as a list or as a grid. */
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
