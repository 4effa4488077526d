import type { PlainDate } from '@lineup/domain';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { IconAlertTriangle, IconPlus } from '../../../design/icons.ts';
import { useEventDialog } from '../../event/dialog/event-dialog-context.ts';
import type { StageColumn } from './group-schedule.ts';
import classes from './stage-heading.module.css';
import { setCount } from '../../../app/set-count.ts';
import { useEffect, useState, type RefObject } from 'react';
import { usePortal } from '../../../app/portal-context.ts';
import { openingOf, type Opening } from './in-sight.ts';
import type { DayLayout, SortOrder } from './layout-day.ts';

interface StageHeadingProps {
  readonly column: Pick<StageColumn, 'stage' | 'isMissing'>;
  readonly count: number;
  /** The festival day shown, on which a new event is begun; null where none is. */
  readonly date: PlainDate | null;
}

/** The head of a stage's column with its add action; stays in view while the hours scroll. */
export function StageHeading({ column, count, date }: StageHeadingProps) {
  const dialogs = useEventDialog();
  return (
    <header className={classes['heading']}>
      <h3 className={classes['name']} title={column.stage}>
        {column.stage}
      </h3>
      <p className={classes['note']}>
        {column.isMissing ? (
          <span className={classes['missing']}>
            <IconAlertTriangle size={12} aria-hidden /> Not in the list of stages
          </span>
        ) : (
          setCount(count)
        )}
      </p>
      <span className={classes['add']}>
        <IconButton
          label={`Add Event to ${column.stage}`}
          size="sm"
          data-add-event={column.stage}
          onClick={() => dialogs.create({ stage: column.stage, date })}
        >
          <IconPlus size={18} aria-hidden />
        </IconButton>
      </span>
    </header>
  );
}

/**
 * Where the day that is shown was opened. It is scrolled there once each time it is opened or turned around; never while
 * somebody reads. `passed` is how many columns are passed to the left.
 */
export function useOpening(
  scroller: RefObject<HTMLElement | null>,
  layout: DayLayout,
  order: SortOrder,
  passed: number,
): Opening {
  const { now } = usePortal();
  const view = `${layout.day} ${order}`;
  const [opened, setOpened] = useState(() => ({ view, opening: openingOf(layout, window, passed, now()) }));
  const { opening } = opened;
  if (opened.view !== view) setOpened({ view, opening: openingOf(layout, window, passed, now()) });

  useEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    const left = opening.column === null ? current.scrollLeft : leftOf(current, opening.column);
    current.scrollTo({ top: opening.top, left });
  }, [opening, scroller]);

  return opening;
}

/** How far the columns are scrolled when the one at this place comes first. */
function leftOf(scroller: HTMLElement, place: number): number {
  const columns = scroller.querySelectorAll<HTMLElement>('[data-stage]');
  return (columns[place]?.offsetLeft ?? 0) - (columns[0]?.offsetLeft ?? 0);
}
