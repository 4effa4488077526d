import { formatDay, type PlainDate } from '@lineup/domain';
import { useLayoutEffect, useRef } from 'react';
import { Tab, TabList } from '../../../design/controls/tabs.tsx';
import { IconAlertTriangle } from '../../../design/icons.ts';
import classes from './day-tabs.module.css';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import { placedCount } from '../../../app/set-count.ts';

interface DayTabListProps {
  readonly days: readonly ScheduleDay[];
  readonly chosen: ScheduleDay;
  /** Replaces the style for a bar, in which each tab has two lines. */
  readonly className?: string | undefined;
}

/** The key of a day in tabs and addresses. */
export function dayKey({ day }: Pick<ScheduleDay, 'day'>): string {
  return day ?? 'outside';
}

/** A tab for each festival day, with how many sets it has. */
export function DayTabList({ days, chosen, className }: DayTabListProps) {
  const list = useChosenInView(days.findIndex(({ day }) => day === chosen.day));
  return (
    <TabList
      ref={list}
      className={className ?? classes['compact'] ?? ''}
      aria-label="Festival days"
      data-days=""
    >
      {days.map((day) => (
        <Tab
          key={dayKey(day)}
          value={dayKey(day)}
          data-day={dayKey(day)}
          data-outside={day.day === null || undefined}
          className={classes['day'] ?? ''}
        >
          {day.day === null ? <Outside /> : <DayName day={day.day} />}
          <Count day={day} />
        </Tab>
      ))}
    </TabList>
  );
}

/** Scrolls the list (and nothing else) horizontally, to centre the selected day as far as possible. */
function useChosenInView(place: number) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current !== null) showDay(list.current, place);
  }, [place]);
  return list;
}

/** Scrolls a list of days to centre the one at index `place`, as far as possible. */
export function showDay(list: HTMLElement, place: number): void {
  const tab = list.children[place];
  if (!(tab instanceof HTMLElement)) return;
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** The date in words; if space is tight, the style sheet leaves the month to screen readers. */
function DayName({ day }: { readonly day: PlainDate }) {
  const [weekday = '', rest = ''] = formatDay(day).split(', ');
  const [month = '', date = ''] = rest.split(' ');
  return (
    <>
      {weekday}
      <span className={classes['month']}>, {month}</span> {date}
    </>
  );
}

/** The number of sets; says what it counts if it includes blocks. */
function Count({ day: { count, blockCount } }: { readonly day: ScheduleDay }) {
  const words = placedCount(count, blockCount);
  return (
    <span
      className={classes['count']}
      aria-label={words}
      data-many={count > 99 || undefined}
      data-words={blockCount === undefined ? undefined : true}
    >
      {blockCount === undefined ? count : words}
    </span>
  );
}

function Outside() {
  return (
    <span className={classes['outside']}>
      <IconAlertTriangle size={16} aria-hidden />{' '}
      <span>
        Outside <span className={classes['month']}>dates</span>
      </span>
    </span>
  );
}
