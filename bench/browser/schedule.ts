import type { Browser } from 'playwright-core';
import { festivalDays, festivalId } from '../support/lineup-data.ts';
import { daySign, screenLineup, type ScreenLineup } from '../support/screen-lineup.ts';
import { withFreshPage, type FreshPage, type PageTraits } from './chromium.ts';
import { countWork, observePaints, paintedAfter, patience, type Painted } from './paints.ts';

/** A page that shows a schedule a day at a time, and how a lineup of so many events gets onto it. */
export interface SchedulePage {
  readonly traits: PageTraits;
  /** Finds the sets on the page, or their names: the texts of two fields may run into each other. */
  readonly set: string;
  /** Finds the button of the next day. */
  readonly next: string;
  readonly prepare: (fresh: FreshPage, events: number) => Promise<Showing>;
}

/** Lets the data in; the time counts from `from`. */
interface Showing {
  readonly act: () => Promise<unknown>;
  readonly from: () => number;
}

declare global {
  interface Window {
    benchLineup: ScreenLineup;
    benchStarted: number;
    /** What each of the peers' pages offers. */
    showLineup: (lineup: ScreenLineup) => void;
  }
}

/** The portal; its server has the events as those of the festival whose number is given. */
export function portalPage(traits: PageTraits, festivalOf: (events: number) => number): SchedulePage {
  return {
    traits,
    set: '[data-event]',
    next: '[role=tab][aria-selected=true] + [role=tab]',
    prepare: ({ page }, events) => holdEvents(page, festivalId(festivalOf(events))),
  };
}

/** Opens the schedule but holds the question for its events back until everything else has come to rest. */
async function holdEvents(page: FreshPage['page'], festival: string): Promise<Showing> {
  let act = async () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route(/\/query\?.*lineupEvents/u, (route) => {
      act = () => route.continue();
      resolve();
    });
  });
  await page.goto(`/festival/${festival}/schedule`);
  await asked;
  return { act: () => act(), from: eventsArrived };
}

function eventsArrived(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.find(({ name }) => name.includes('lineupEvents'))?.responseEnd ?? Number.NaN;
}

/** A peer, which is given its events in memory. */
export function peerPage(address: string, set: string, next: string): SchedulePage {
  return {
    traits: { address },
    set,
    next,
    prepare: async ({ page }, events) => {
      await page.goto('/');
      await page.waitForFunction(() => 'showLineup' in window);
      await page.evaluate((lineup) => void (window.benchLineup = lineup), screenLineup(events));
      return { act: () => page.evaluate(showHeld), from: () => window.benchStarted };
    },
  };
}

function showHeld(): void {
  window.benchStarted = performance.now();
  window.showLineup(window.benchLineup);
}

/** What was seen in one visit: the first day, and then each of the others. */
export interface Visit {
  readonly shown: Painted;
  readonly switches: readonly Painted[];
}

/** Opens a schedule of so many events in a page with nothing cached and goes through its days. */
export async function visitSchedule(
  browser: Browser,
  schedule: SchedulePage,
  events: number,
): Promise<Visit> {
  return withFreshPage(browser, { ...schedule.traits, script: observePaints }, async (fresh) => {
    fresh.page.setDefaultTimeout(patience);
    await countWork(fresh.tab);
    const sign = (day: number) => daySign(schedule.set, events, day);
    const shown = await paintedAfter(fresh, sign(0), await schedule.prepare(fresh, events));
    const switches: Painted[] = [];
    for (let day = 1; day < festivalDays; day += 1) {
      const act = () => fresh.page.click(schedule.next);
      switches.push(await paintedAfter(fresh, sign(day), { act, from: () => window.benchPaints.input }));
    }
    return { shown, switches };
  });
}
