import { phoneMessages, type Festival, type SharedHours } from '@lineup/domain';
import { useMemo, useRef, type ReactNode } from 'react';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import type { SortOrder } from '../grid/layout-day.ts';
import { useShown } from '../grid/use-shown.ts';
import { useDayHours } from '../on-at/use-day-hours.ts';
import type { PendingSelection } from '../pending-selection.ts';
import { SetRow } from './set-row.tsx';
import { TimeRail } from './time-rail.tsx';
import { startOf, timeRows } from './time-rows.ts';
import { useRows } from './use-rows.ts';
import classes from './time-list.module.css';

interface TimeListProps {
  readonly festival: Festival;
  readonly day: ScheduleDay;
  readonly hours: SharedHours;
  readonly order: SortOrder;
  /** The only stage to list; undefined for all. */
  readonly only: string | undefined;
  readonly pending: PendingSelection | null;
  /** Where the list opens; null for its start. */
  readonly instant: number | null;
  /** Receives the time that the list was scrolled to. */
  readonly onInstant: (instant: number) => void;
  /** Content above the first row, which scrolls with it. */
  readonly children: ReactNode;
}

/** The sets of a festival day by time, virtualized, with a rail to scroll by the hour. */
export function TimeList(props: TimeListProps) {
  const { festival, day, hours, order, only, pending, instant, onInstant, children } = props;
  const rows = useMemo(() => timeRows(day, { only, order, clocks: festival }), [day, only, order, festival]);
  const { span, crowd } = useDayHours(day, hours, festival);
  const scroller = useRef<HTMLElement>(null);
  const { list, items, height, above, measure, seen, goTo, scrollProps } = useRows(scroller, rows, {
    order,
    pending,
    instant,
    onInstant,
  });
  const asked = useShown(scroller, pending);
  return (
    <div className={classes['list']}>
      <section
        ref={scroller}
        className={classes['scroller']}
        aria-label={phoneMessages.byTime}
        data-by-time
        tabIndex={0}
        {...scrollProps}
      >
        {children}
        {rows.length === 0 && (
          <p className={classes['none']}>
            {only === undefined ? 'Nothing is scheduled on this day yet.' : phoneMessages.noneOnStage(only)}
          </p>
        )}
        <ol ref={list} className={classes['rows']} style={{ height }}>
          {items.map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <li
                  key={key}
                  ref={measure}
                  data-index={index}
                  className={classes['row']}
                  style={{ translate: `0 ${start - above}px` }}
                  aria-setsize={rows.length}
                  aria-posinset={index + 1}
                >
                  {row.kind === 'hour' ? (
                    <p className={classes['hour']}>{row.label}</p>
                  ) : (
                    <SetRow set={row.set} stageIndex={row.stageIndex} isAsked={row.set.id === asked} />
                  )}
                </li>
              )
            );
          })}
        </ol>
      </section>
      {span.start < span.end && (
        <TimeRail
          {...{ span, crowd, order }}
          clocks={festival}
          instant={Math.min(
            span.end,
            Math.max(span.start, seen ?? (rows[0] === undefined ? span.start : startOf(rows[0]))),
          )}
          onChange={goTo}
        />
      )}
    </div>
  );
}
