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
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLoadAhead } from '../../app/loading/load-ahead.ts';
import { once } from '../../app/loading/once.ts';
import { useOwnFormat } from '../../app/time/use-own-format.ts';
import { pages } from '../../app/routing/pages.ts';
import { withZoneHistory } from '../../app/queries/zone-history.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../design/controls/tabs.tsx';
import { HeadSlotContext } from '../../design/page/head-slot.tsx';
import { Page } from '../../design/page/page.tsx';
import { ScheduleSkeleton } from '../timetable/schedule-skeleton.tsx';
import { FestivalHeader } from './festival-header.tsx';
import header from './festival-header.module.css';
import { festivalTabs, parseTab, type FestivalTab } from './festival-tab.ts';
import { FirstSteps } from './first-steps/first-steps.tsx';
import type { KnownLineup } from './first-steps/list-steps.ts';
import { useFocusOnSetting } from './setting/use-sought-setting.ts';
import { useFirstSteps } from './first-steps/use-first-steps.ts';
import classes from './festival-tabs.module.css';
import { TabSkeleton } from './tab-skeleton.tsx';

/** Each tab has its own file, loaded when it is shown or hovered. */
const files = {
  details: () => withZoneHistory(import('./details/details-tab.tsx')),
  stages: () => import('./stages/stages-tab.tsx'),
  schedule: () => import('../timetable/schedule-tab.tsx'),
  live: () => import('../live/live-tab.tsx'),
  history: () => import('../history/history-tab.tsx'),
  publish: () => import('../publish/publish-tab.tsx'),
};
const contents = {
  details: lazy(async () => ({ default: (await files.details()).DetailsTab })),
  stages: lazy(async () => ({ default: (await files.stages()).StagesTab })),
  schedule: lazy(async () => ({ default: (await files.schedule()).ScheduleTab })),
  live: lazy(async () => ({ default: (await files.live()).LiveTab })),
  history: lazy(async () => ({ default: (await files.history()).HistoryTab })),
  publish: lazy(async () => ({ default: (await files.publish()).PublishTab })),
};

/** What a first change needs, and the likely next pages. */
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

/** Returns the label of a tab: 'Details'. */
const labelOf = (tab: FestivalTab) => tab.charAt(0).toUpperCase() + tab.slice(1);

interface FestivalTabsProps {
  readonly festival: Versioned<Festival>;
  readonly tab: FestivalTab;
}

/** The page of a festival: its header with the tabs, and the tab in the address. */
export function FestivalTabs({ festival, tab }: FestivalTabsProps) {
  const navigate = useNavigate();
  useFocusOnSetting();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { isShown: hasSteps, isKnown, hide: onDismiss } = useFirstSteps(festival.id);
  const steps = (lineup?: KnownLineup) => <FirstSteps {...{ festival, tab, isKnown, lineup, onDismiss }} />;
  // The schedule is the main workplace: it fills the window.
  const isWork = tab === 'schedule';
  const choose = (chosen: string) =>
    void navigate({
      to: '/festival/$id/{-$tab}',
      params: { id: festival.id, tab: parseTab(chosen) },
      resetScroll: false,
    });
  return (
    <Tabs value={tab} onChange={choose}>
      <FestivalHeader festival={festival} isTaken={isWork} slot={setSlot}>
        <TabList className={header['tabs']} aria-label="Festival">
          {festivalTabs.map((tab) => (
            // A failure is reported when the tab is shown.
            <Tab key={tab} value={tab} onPointerEnter={() => void files[tab]().catch(() => undefined)}>
              {labelOf(tab)}
            </Tab>
          ))}
        </TabList>
      </FestivalHeader>
      <HeadSlotContext value={slot}>
        <Page width={isWork ? 'full' : 'wide'}>
          {hasSteps && !isWork && tab !== 'live' && steps()}
          <Panels {...{ festival }} firstSteps={hasSteps ? steps : null} />
        </Page>
      </HeadSlotContext>
    </Tabs>
  );
}

interface PanelsProps {
  readonly festival: Versioned<Festival>;
  readonly firstSteps: ((lineup: KnownLineup) => ReactNode) | null;
}

/** The panels of the tabs, of which one is shown. */
function Panels({ festival: own, firstSteps }: PanelsProps) {
  const festival = useOwnFormat(own);
  return festivalTabs.map((tab) => {
    const isWork = tab === 'schedule';
    const Content = contents[tab];
    return (
      <TabPanel key={tab} value={tab} className={classes[isWork ? 'schedule' : 'panel']}>
        <Suspense fallback={isWork ? <ScheduleSkeleton /> : <TabSkeleton />}>
          {/* The details show the festival's own time format. */}
          <Content festival={tab === 'details' ? own : festival} firstSteps={firstSteps} />
          <LoadAhead />
        </Suspense>
      </TabPanel>
    );
  });
}

/** Inside the same boundary as a tab, so that it starts once the tab is loaded. */
function LoadAhead() {
  useLoadAhead(ahead);
  return null;
}
