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
  /** Where they are not in a bar with other things, which has them in two lines each. */
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

/** Scrolls the list sideways, and nothing else, until the chosen day stands in its middle as far as it goes. */
function useChosenInView(place: number) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current !== null) showDay(list.current, place);
  }, [place]);
  return list;
}

/** Scrolls a list of days until the one at `place` stands in its middle, as far as it goes. */
export function showDay(list: HTMLElement, place: number): void {
  const tab = list.children[place];
  if (!(tab instanceof HTMLElement)) return;
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** The date in words; where there is little room the style sheet leaves the month to readers. */
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

/** A number, which says what it counts where that is not sets alone. */
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
