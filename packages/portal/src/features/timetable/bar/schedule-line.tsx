import {
  festivalDates,
  formatDateRange,
  scheduleMessages,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SortOrder } from '../grid/layout-day.ts';
import { usePhoneWindow } from '../view/use-phone-window.ts';
import { FilesMenu } from './files-menu.tsx';
import { SortChoice } from './sort-choice.tsx';
import type { ViewChoicesProps } from './view-choices.tsx';
import { ViewMenu } from './view-menu.tsx';
import { ZoomChoice } from './zoom-choice.tsx';
import classes from './schedule-line.module.css';

interface ScheduleLineProps extends ViewChoicesProps {
  readonly events: readonly LineupEvent[];
  readonly order: SortOrder;
  readonly isList: boolean;
  readonly onImporting: (isImporting: boolean) => void;
  /** The choice between grid and list, and other ways to look at the day. */
  readonly children: ReactNode;
}

/** The slim line below the bar: what is shown and of which festival, how it is looked at, and its files. */
export function ScheduleLine(props: ScheduleLineProps) {
  const { festival, events, order, isList, onImporting, children, ...choices } = props;
  const { view, onView } = choices;
  const isPhone = usePhoneWindow();
  return (
    <div className={classes['line']}>
      <ScheduleTitle festival={festival} />
      <div className={classes['controls']}>
        {children}
        {!isList && (
          <span className={classes['zoom']}>
            <ZoomChoice zoom={view.zoom} onChange={(zoom) => onView({ zoom })} />
          </span>
        )}
        {/* On a phone it is one of its filters. */}
        {!isList && !isPhone && <SortChoice order={order} />}
        <ViewMenu {...choices} festival={festival} />
        <span className={classes['files']}>
          <FilesMenu {...{ festival, events, onImporting }} />
        </span>
        <UploadButton festivalId={festival.id} />
      </div>
    </div>
  );
}

/** The title of the tab, with when and where the festival is. */
function ScheduleTitle({ festival }: { readonly festival: Festival }) {
  const { start, end } = festivalDates(festival);
  return (
    <div className={classes['facts']}>
      <h2 className={classes['title']}>{scheduleMessages.title}</h2>
      <span className={classes['dates']}>{formatDateRange(start, end)}</span>
      <span className={classes['place']} title={festival.location}>
        {festival.location}
      </span>
    </div>
  );
}

function UploadButton({ festivalId }: { readonly festivalId: string }) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={`${classes['control']} ${classes['upload']}`}
      onClick={() => void navigate({ to: '/festival/$id/upload', params: { id: festivalId } })}
    >
      {scheduleMessages.upload}
    </button>
  );
}
