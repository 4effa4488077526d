import { formatDay } from '@lineup/domain';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../../design/controls/tabs.tsx';
import { IconAlertTriangle } from '../../../design/icons.ts';
import classes from './day-tabs.module.css';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import { setCount } from '../../../app/set-count.ts';

interface DayTabsProps {
  readonly days: readonly ScheduleDay[];
  readonly chosen: ScheduleDay;
  readonly onChoose: (key: string) => void;
  readonly children: ReactNode;
}

/** The key of a day in tabs and addresses. */
function dayKey({ day }: Pick<ScheduleDay, 'day'>): string {
  return day ?? 'outside';
}

/** A tab for each festival day, with how many sets it has; the children are the chosen day's panel. */
export function DayTabs({ days, chosen, onChoose, children }: DayTabsProps) {
  const list = useChosenInView(days.findIndex(({ day }) => day === chosen.day));
  return (
    <Tabs value={dayKey(chosen)} onChange={onChoose}>
      <TabList ref={list} className={classes['days'] ?? ''} aria-label="Festival days">
        {days.map((day) => (
          <Tab key={dayKey(day)} value={dayKey(day)} className={classes['day'] ?? ''}>
            {day.day === null ? <Outside /> : formatDay(day.day)}
            <span className={classes['count']} aria-label={setCount(day.count)}>
              {day.count}
            </span>
          </Tab>
        ))}
      </TabList>
      <TabPanel value={dayKey(chosen)}>{children}</TabPanel>
    </Tabs>
  );
}

/** Scrolls the list sideways, and nothing else, until the chosen day stands in its middle as far as it goes. */
function useChosenInView(place: number) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = list.current?.children[place];
    if (list.current === null || !(tab instanceof HTMLElement)) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [place]);
  return list;
}

function Outside() {
  return (
    <span className={classes['outside']}>
      <IconAlertTriangle size={16} aria-hidden /> Outside dates
    </span>
  );
}
