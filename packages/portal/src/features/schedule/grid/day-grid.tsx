import { formatDay, formatTime, type Festival, type PlainDate } from '@lineup/domain';
import { memo, useMemo, useRef, useState, type CSSProperties, type UIEvent } from 'react';
import { useNow } from '../../../app/time/use-now.ts';
import { stageColors } from '../../../design/festival/stage-colors.ts';
import classes from './day-grid.module.css';
import type { ScheduleDay } from './group-schedule.ts';
import { isInSight, sightOf, type Sight } from './in-sight.ts';
import { layoutDay, type DayLayout, type PlacedColumn, type SortOrder } from './layout-day.ts';
import { PlacedSetCard } from './set-card.tsx';
import { StageHeading, useOpening } from './stage-heading.tsx';
import { StageJump } from './stage-jump.tsx';
import { useGradually } from './use-gradually.ts';

interface DayGridProps {
  readonly day: ScheduleDay;
  readonly festival: Festival;
  readonly order: SortOrder;
}

/**
 * One festival day: a column for each stage along the hours, in the festival's zone. What is in sight comes
 * first, and the rest of each column when the page has nothing else to do.
 */
export function DayGrid({ day, festival, order }: DayGridProps) {
  const layout = useMemo(() => layoutDay(day, festival.timezone, order), [day, festival.timezone, order]);
  const scroller = useRef<HTMLElement>(null);
  const [passed, setPassed] = useState(0);
  const { top } = useOpening(scroller, layout, order, passed);
  const sight = useMemo(() => sightOf(layout, window, passed, top), [layout, passed, top]);
  const whole = useGradually(layout.columns.length, layout.day);
  // A half stands for whatever part of a column is passed: it is rendered anew for each column, not for each pixel.
  const noteScroll = ({ currentTarget: { scrollLeft, scrollWidth } }: UIEvent) => {
    const exact = (scrollLeft / scrollWidth) * layout.columns.length;
    setPassed((Math.floor(exact) + Math.ceil(exact)) / 2);
  };
  const size = { '--stages': layout.columns.length, '--day': `${layout.height}px` } as CSSProperties;
  const label = layout.day === null ? 'Schedule by stage' : `${formatDay(layout.day)} by stage`;
  return (
    <>
      <StageJump columns={layout.columns} scroller={scroller} />
      <section
        ref={scroller}
        className={classes['scroller']}
        aria-label={label}
        tabIndex={0}
        data-empty={layout.height === 0}
        onScroll={noteScroll}
      >
        <div className={classes['grid']} style={size}>
          <Hours layout={layout} zone={festival.timezone} />
          {layout.columns.map((column, place) => (
            <Column
              key={column.stage}
              column={column}
              place={place}
              date={layout.day}
              sight={place < whole ? null : sight}
            />
          ))}
          <NowLine layout={layout} />
        </div>
      </section>
    </>
  );
}

interface ColumnProps {
  readonly column: PlacedColumn;
  /** Among the columns, from 0. */
  readonly place: number;
  readonly date: PlainDate | null;
  /** Where sets are shown; everywhere for null. */
  readonly sight: Sight | null;
}

const Column = memo(function Column({ column, place, date, sight }: ColumnProps) {
  const colors = stageColors(column.isMissing ? -1 : column.index);
  const sets = sight === null ? column.sets : column.sets.filter((set) => isInSight(set, place, sight));
  return (
    <section className={classes['column']} style={colors} aria-label={column.stage} data-stage={column.index}>
      <StageHeading column={column} count={column.sets.length} date={date} />
      {column.closed.map((hours) => (
        <div key={hours.top} className={classes['closed']} style={closedAt(hours)} aria-hidden />
      ))}
      <ol className={classes['sets']}>
        {sets.map((placed) => (
          <PlacedSetCard key={placed.set.id} placed={placed} />
        ))}
      </ol>
    </section>
  );
});

function closedAt({ top, height }: PlacedColumn['closed'][number]): CSSProperties {
  return { top: `calc(var(--head) + ${top}px)`, height };
}

function Hours({ layout, zone }: { readonly layout: DayLayout; readonly zone: string }) {
  return (
    <>
      <div className={classes['axis']} aria-hidden>
        <div className={classes['corner']} />
        <div className={classes['hours']}>
          {layout.hours.map(({ label, top }) => (
            <span key={top} className={classes['hour']} style={{ top }}>
              {label}
            </span>
          ))}
          <NowLabel layout={layout} zone={zone} />
        </div>
      </div>
      <div className={classes['lines']} aria-hidden>
        {layout.hours.map(({ top }) => (
          <div key={top} className={classes['line']} style={{ top }} />
        ))}
      </div>
    </>
  );
}

/** Where the day stands, while it lasts: a line across all stages. */
function NowLine({ layout }: { readonly layout: DayLayout }) {
  const top = layout.topOf(useNow());
  return top === null || layout.height === 0 ? null : (
    <div className={classes['now']} style={{ '--now': `${top}px` } as CSSProperties} />
  );
}

/** The time at the line, among the hours. */
function NowLabel({ layout, zone }: { readonly layout: DayLayout; readonly zone: string }) {
  const now = useNow();
  const top = layout.topOf(now);
  return top === null || layout.height === 0 ? null : (
    <span className={classes['nowLabel']} style={{ top }}>
      Now {formatTime(now, zone)}
    </span>
  );
}
