import { scheduleMessages } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FestivalFacts } from '../../../design/festival/festival-facts.tsx';
import { InHead } from '../../../design/page/head-slot.tsx';
import type { SortOrder } from '../grid/layout-day.ts';
import { usePhoneWindow } from '../view/use-phone-window.ts';
import { MoreMenu, OutputMenus, type MoreMenuProps } from './more-menu.tsx';
import { SortChoice } from './sort-choice.tsx';
import { ZoomChoice } from './zoom-choice.tsx';
import classes from './schedule-line.module.css';

interface ScheduleLineProps extends MoreMenuProps {
  readonly order: SortOrder;
  readonly isList: boolean;
  /** The button that adds a set. */
  readonly add: ReactNode;
  /** The choice between grid and list, and the other view options. */
  readonly children: ReactNode;
}

/** The toolbar below the header: the festival and what is shown of it, the view options, and the actions. */
export function ScheduleLine({ order, isList, add, children, ...more }: ScheduleLineProps) {
  const { festival, view, onView } = more;
  const isPhone = usePhoneWindow();
  const title = <h2 className={classes['title']}>{scheduleMessages.title}</h2>;
  const facts = <FestivalFacts festival={festival} first={title} />;
  const upload = <UploadButton festivalId={festival.id} />;
  return (
    <div className={classes['line']}>
      {isPhone ? (
        <InHead>
          {facts}
          {upload}
        </InHead>
      ) : (
        facts
      )}
      <div className={classes['controls']}>
        {children}
        {!isList && (
          <span className={classes['zoom']}>
            <ZoomChoice zoom={view.zoom} onChange={(zoom) => onView({ zoom })} />
          </span>
        )}
        {/* On a phone the button is one of the filters. */}
        {!isList && !isPhone && <SortChoice order={order} />}
        <OutputMenus />
        <MoreMenu {...more} />
        {!isPhone && upload}
        {add}
      </div>
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
