import type { Festival } from '@lineup/domain';
import {
  loadDetails,
  loadFestivalChanges,
  loadRecording,
  loadSetChanges,
  loadStages,
  type Versioned,
} from '@lineup/services';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useLoadAhead } from '../../app/loading/load-ahead.ts';
import { once } from '../../app/loading/once.ts';
import { pages } from '../../app/routing/pages.ts';
import { OthersHere } from '../../app/presence/others-here.tsx';
import { LateUndo } from '../../app/undo/late-undo.tsx';
import { withZoneHistory } from '../../app/queries/zone-history.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../design/controls/tabs.tsx';
import { ScheduleSkeleton } from '../timetable/schedule-skeleton.tsx';
import { parseTab, type FestivalTab } from './festival-tab.ts';
import { FirstSteps } from './first-steps/first-steps.tsx';
import type { KnownLineup } from './first-steps/list-steps.ts';
import { useFirstSteps } from './first-steps/use-first-steps.ts';
import classes from './festival-tabs.module.css';
import { TabSkeleton } from './tab-skeleton.tsx';

/** Each tab is a file of its own, fetched when it is shown or pointed at. */
const files = {
  details: () => withZoneHistory(import('./details/details-tab.tsx')),
  stages: () => import('./stages/stages-tab.tsx'),
  schedule: () => import('../timetable/schedule-tab.tsx'),
  history: () => import('../history/history-tab.tsx'),
  publish: () => import('../publish/publish-tab.tsx'),
};
const DetailsTab = lazy(async () => ({ default: (await files.details()).DetailsTab }));
const StagesTab = lazy(async () => ({ default: (await files.stages()).StagesTab }));
const HistoryTab = lazy(async () => ({ default: (await files.history()).HistoryTab }));
const PublishTab = lazy(async () => ({ default: (await files.publish()).PublishTab }));
const ScheduleTab = lazy(async () => ({ default: (await files.schedule()).ScheduleTab }));

/** What a first change needs, and where one may go from here. */
const ahead = [
  loadRecording,
  loadSetChanges,
  loadDetails,
  loadStages,
  loadFestivalChanges,
  ...Object.values(files),
  pages.dashboard.fetch,
  pages.wizard.fetch,
].map((load) => once<unknown>(load));

const tabs = [
  ['details', 'Details'],
  ['stages', 'Stages'],
  ['schedule', 'Schedule'],
  ['history', 'History'],
  ['publish', 'Publish'],
] as const;

interface FestivalTabsProps {
  readonly festival: Versioned<Festival>;
  readonly tab: FestivalTab;
}

/** Details, stages, schedule, history and releases of a festival; the address keeps which one is shown. */
export function FestivalTabs({ festival, tab }: FestivalTabsProps) {
  const navigate = useNavigate();
  const { sentinel, stuck } = useStuck();
  const { isShown: hasSteps, isKnown, hide: onDismiss } = useFirstSteps(festival.id);
  const steps = (lineup?: KnownLineup) => <FirstSteps {...{ festival, tab, isKnown, lineup, onDismiss }} />;
  const choose = (chosen: string) =>
    void navigate({
      to: '/festival/$id/{-$tab}',
      params: { id: festival.id, tab: parseTab(chosen) },
      resetScroll: false,
    });
  return (
    <Tabs value={tab} onChange={choose}>
      <div ref={sentinel} className={classes['sentinel']} />
      <div className={classes['bar']} data-stuck={stuck} data-compact={tab === 'schedule'}>
        <span className={classes['name']} aria-hidden>
          {festival.name}
        </span>
        <TabList className={classes['list'] ?? ''} aria-label="Festival">
          {tabs.map(([value, label]) => (
            // A failure is reported when the tab is shown.
            <Tab key={value} value={value} onPointerEnter={() => void files[value]().catch(() => undefined)}>
              {label}
            </Tab>
          ))}
        </TabList>
        <LateUndo key={festival.id} festivalId={festival.id} />
        {tab !== 'schedule' && <OthersHere festivalId={festival.id} />}
      </div>
      {hasSteps && tab !== 'schedule' && steps()}
      <TabPanel value="details">
        <Suspense fallback={<TabSkeleton />}>
          <DetailsTab festival={festival} />
          <LoadAhead />
        </Suspense>
      </TabPanel>
      <TabPanel value="stages">
        <Suspense fallback={<TabSkeleton />}>
          <StagesTab festival={festival} />
          <LoadAhead />
        </Suspense>
      </TabPanel>
      <TabPanel value="schedule" className={classes['schedule']}>
        <Suspense fallback={<ScheduleSkeleton />}>
          <ScheduleTab festival={festival} firstSteps={hasSteps ? steps : null} />
          <LoadAhead />
        </Suspense>
      </TabPanel>
      <TabPanel value="history">
        <Suspense fallback={<TabSkeleton />}>
          <HistoryTab festival={festival} />
          <LoadAhead />
        </Suspense>
      </TabPanel>
      <TabPanel value="publish">
        <Suspense fallback={<TabSkeleton />}>
          <PublishTab festival={festival} />
          <LoadAhead />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}

/** Beside a tab it begins once that is there. */
function LoadAhead() {
  useLoadAhead(ahead);
  return null;
}

/** Returns true if the bar below `sentinel` sticks to the top of the window, because the sentinel has scrolled out of it. */
function useStuck() {
  const [stuck, setStuck] = useState(false);
  const sentinel = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last !== undefined) setStuck(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { sentinel, stuck };
}
