import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../design/controls/tabs.tsx';
import { ScheduleSkeleton } from '../schedule/schedule-skeleton.tsx';
import { DetailsTab } from '../details/details-tab.tsx';
import { readTab, type FestivalTab } from './festival-tab.ts';
import classes from './festival-tabs.module.css';
import { StagesTab } from '../stages/stages-tab.tsx';
import { useStuck } from './use-stuck.ts';

const ScheduleTab = lazy(async () => {
  const { ScheduleTab: Tab } = await import('../schedule/schedule-tab.tsx');
  return { default: Tab };
});

interface FestivalTabsProps {
  readonly festival: Versioned<Festival>;
  readonly tab: FestivalTab;
}

/** Details, stages and schedule of a festival; the address keeps which one is shown. */
export function FestivalTabs({ festival, tab }: FestivalTabsProps) {
  const navigate = useNavigate();
  const { sentinel, stuck } = useStuck();
  const choose = (chosen: string) =>
    void navigate({
      to: '/festival/$id/{-$tab}',
      params: { id: festival.id, tab: readTab(chosen) },
      resetScroll: false,
    });
  return (
    <Tabs value={tab} onChange={choose}>
      <div ref={sentinel} className={classes['sentinel']} />
      <div className={classes['bar']} data-stuck={stuck}>
        <span className={classes['name']} aria-hidden>
          {festival.name}
        </span>
        <TabList className={classes['list'] ?? ''} aria-label="Festival">
          <Tab value="details">Details</Tab>
          <Tab value="stages">Stages</Tab>
          <Tab value="schedule">Schedule</Tab>
        </TabList>
      </div>
      <TabPanel value="details">
        <DetailsTab festival={festival} />
      </TabPanel>
      <TabPanel value="stages">
        <StagesTab festival={festival} />
      </TabPanel>
      <TabPanel value="schedule">
        <Suspense fallback={<ScheduleSkeleton />}>
          <ScheduleTab festival={festival} />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}
