import { festivalDays, type Festival, type LineupEvent } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PaletteButton } from '../../../app/palette/palette-button.tsx';
import { usePageOffers } from '../../../app/palette/use-page-offers.ts';
import { Button } from '../../../design/controls/button.tsx';
import { IconUpload } from '../../../design/icons.ts';
import { ImportButton } from '../../import/import-button.tsx';
import { listViewName } from '../../list/list-view-name.ts';
import type { SortOrder } from '../grid/layout-day.ts';
import type { ScheduleView } from '../view/schedule-view.ts';
import { usePhoneWindow } from '../view/use-phone-window.ts';
import { SortChoice } from './sort-choice.tsx';
import { ViewChoice } from './view-choice.tsx';
import { ViewMenu } from './view-menu.tsx';
import { viewOffers } from './view-offers.ts';
import { ZoomChoice } from './zoom-choice.tsx';
import classes from './schedule-bar.module.css';

interface ScheduleBarProps {
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
  readonly order: SortOrder;
  readonly view: ScheduleView;
  /** All stages that could be shown. */
  readonly stages: readonly string[];
  /** What the stages that are shown are called in the address. */
  readonly groupName: string | undefined;
  readonly onView: (change: Partial<ScheduleView>) => void;
  readonly onImporting: (isImporting: boolean) => void;
  readonly isList: boolean;
  /** Whether all stages at one moment are shown instead of the day. */
  readonly isMoment: boolean;
  /** What fetches the list in advance. */
  readonly listHints: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  /** The days, what opens the conflicts, what shows all stages at one moment, and what adds a set. */
  readonly days: ReactNode;
  readonly conflicts: ReactNode;
  readonly onAt: ReactNode;
  readonly add: ReactNode;
}

/** The one bar above the timetable: the days, what is wrong, how it is looked at, and what can be done. */
export function ScheduleBar(props: ScheduleBarProps) {
  const { festival, events, order, view, stages, conflicts, onAt, onView, onImporting, days, add } = props;
  const { isList, isMoment, listHints, groupName } = props;
  const navigate = useNavigate();
  const isPhone = usePhoneWindow();
  const showAs = (asList: boolean) =>
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
  const sort = (order: SortOrder) =>
    navigate({
      to: '.',
      search: (before) => ({ ...before, sort: order === 'latest' ? order : undefined }),
      replace: true,
      resetScroll: false,
    });
  usePageOffers(() =>
    viewOffers({
      view,
      order,
      stages,
      isPhone,
      onView,
      shownAs: isList ? 'list' : isMoment ? 'moment' : 'grid',
      onShowAs: showAs,
      onSort: (order) => void sort(order),
    }),
  );
  return (
    <div className={classes['bar']}>
      <h2 className={classes['title']}>Festival Schedule</h2>
      <div className={classes['days']}>{days}</div>
      <PaletteButton />
      {conflicts}
      {onAt}
      {!isList && (
        <span className={classes['zoom']}>
          <ZoomChoice zoom={view.zoom} onChange={(zoom) => onView({ zoom })} />
        </span>
      )}
      <ViewChoice
        isList={isList}
        onChange={(asList) => asList !== isList && showAs(asList)}
        hints={listHints}
      />
      <div className={classes['actions']}>
        {!isList && <SortChoice order={order} onChange={(order) => void sort(order)} />}
        <ViewMenu {...{ festival, stages, view, groupName, onView }} />
        <ImportButton festival={festival} events={events} onRunning={onImporting} />
        <Button
          size="sm"
          iconBelow={festivalDays(festival).length > 4 ? 'desktop' : 'laptop'}
          title="Upload Schedule"
          variant="default"
          leftSection={<IconUpload size={18} aria-hidden />}
          onClick={() => void navigate({ to: '/festival/$id/upload', params: { id: festival.id } })}
        >
          Upload Schedule
        </Button>
      </div>
      <span className={classes['add']}>{add}</span>
    </div>
  );
}
