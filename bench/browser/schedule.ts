import type { Browser, Page } from 'playwright-core';
import { festivalId } from '../support/lineup-data.ts';
import { daySign, screenLineup, setsOn, type ScreenLineup, type Shape } from '../support/screen-lineup.ts';
import { withFreshPage, type FreshPage, type PageTraits } from './chromium.ts';
import { countWork, observePaints, paintedAfter, patience, type Painted } from './paints.ts';
import { timeStaticCopy } from './static-copy.ts';

/** A page that shows a schedule one day at a time, and how to load a lineup into it. */
export interface SchedulePage {
  readonly traits: PageTraits;
  /** The selector of the sets, or of their names: the texts of two adjacent fields may run together. */
  readonly set: string;
  /** The selector of the button for the next day. */
  readonly next: string;
  /** Whether its content is in `main`, so that it can also be timed as markup. */
  readonly hasCopy: boolean;
  /**
   * Whether all sets of a day appear at once; otherwise the visible ones come first, and the others, unless there are
   * too many, soon after.
   */
  readonly atOnce: boolean;
  readonly prepare: (fresh: FreshPage, shape: Shape) => Promise<Showing>;
  /** Leaves the schedule; the page keeps its data in memory. */
  readonly leave: (page: Page) => Promise<unknown>;
  /** Shows the schedule again. */
  readonly comeBack: Showing;
}

/** Shows the schedule; the time counts from `from`. */
interface Showing {
  readonly act: (page: Page) => Promise<unknown>;
  readonly from: () => number;
}

declare global {
  interface Window {
    benchLineup: ScreenLineup;
    benchStarted: number;
    /** Defined by the peers' pages. */
    showLineup: (lineup: ScreenLineup, options?: { readonly canDrag: boolean }) => void;
    hideLineup: () => void;
    /** Renders the hours in slots of this many minutes; shorter slots make the hours taller. */
    zoomLineup: (slotMinutes: number) => void;
  }
}

/** The scales of the portal's schedule. */
export const zooms = ['fit', '1', '2'] as const;
export type Zoom = (typeof zooms)[number];

/** Above this many sets on a day, the portal only renders the visible ones. */
const mostDrawn = 600;

/** The portal at a scale; its server has the events as those of the festival with this number. */
export function portalPage(
  traits: PageTraits,
  festivalOf: (shape: Shape) => number,
  zoom: Zoom,
): SchedulePage {
  return {
    traits,
    set: '[data-event]',
    next: '[aria-label="Festival days"] [aria-selected=true] + [role=tab]',
    hasCopy: true,
    atOnce: false,
    prepare: ({ page }, shape) => holdEvents(page, festivalId(festivalOf(shape)), zoom),
    leave: (page) => page.getByRole('tab', { name: 'Details' }).click(),
    comeBack: {
      act: (page) => page.getByRole('tab', { name: 'Schedule' }).click(),
      from: () => window.benchPaints.input,
    },
  };
}

/** Opens the schedule, but delays the request for its events until everything else is idle. */
async function holdEvents(page: FreshPage['page'], festival: string, zoom: Zoom): Promise<Showing> {
  await page.addInitScript(([key, view]) => localStorage.setItem(key, view), [
    `lineup-view/${festival}`,
    JSON.stringify({ zoom, hidden: [] }),
  ] as const);
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

/** A peer, which gets its events in memory. */
export function peerPage(address: string, set: string, next: string): SchedulePage {
  return {
    traits: { address },
    set,
    next,
    hasCopy: false,
    atOnce: true,
    prepare: async ({ page }, shape) => {
      await page.goto('/');
      await page.waitForFunction(() => 'showLineup' in window);
      await page.evaluate((lineup) => void (window.benchLineup = lineup), screenLineup(shape));
      return showing;
    },
    leave: (page) => page.evaluate(() => window.hideLineup()),
    comeBack: showing,
  };
}

const showing: Showing = { act: (page) => page.evaluate(showHeld), from: () => window.benchStarted };

function showHeld(): void {
  window.benchStarted = performance.now();
  window.showLineup(window.benchLineup);
}

/** The times of opening the schedule once: the first day, and then each of the others. */
export interface Round {
  readonly shown: Painted;
  readonly switches: readonly Painted[];
  /** The time of the last day as static HTML; NaN if not measured. */
  readonly copy: number;
}

/** How often a schedule is opened in one page, and how many of its days are visited each time. */
export interface Walk {
  readonly rounds: number;
  readonly days: number;
}

/** Opens a schedule of this shape in a page with an empty cache and visits its days, then leaves it and comes back. */
export async function visitSchedule(
  browser: Browser,
  schedule: SchedulePage,
  shape: Shape,
  walk: Walk,
): Promise<readonly Round[]> {
  return withFreshPage(browser, { ...schedule.traits, script: observePaints }, async (fresh) => {
    fresh.page.setDefaultTimeout(patience);
    await countWork(fresh.tab);
    const rounds = [await throughDays(fresh, schedule, shape, walk, await schedule.prepare(fresh, shape))];
    while (rounds.length < walk.rounds) {
      await schedule.leave(fresh.page);
      await fresh.page.waitForFunction((set) => document.querySelector(set) === null, schedule.set);
      rounds.push(await throughDays(fresh, schedule, shape, walk, schedule.comeBack));
    }
    return rounds;
  });
}

async function throughDays(
  fresh: FreshPage,
  schedule: SchedulePage,
  shape: Shape,
  { days }: Walk,
  showing: Showing,
): Promise<Round> {
  const painted = async (day: number, { act, from }: Showing) => {
    const all = setsOn(day, shape).length;
    const sign = daySign(schedule.set, schedule.atOnce ? all : 1, day, shape);
    const seen = await paintedAfter(fresh, sign, { act: () => act(fresh.page), from });
    // In the end, all sets out of view must be there as well, unless there are too many.
    await fresh.page.waitForFunction(([set, count]) => document.querySelectorAll(set).length >= count, [
      schedule.set,
      schedule.atOnce || all <= mostDrawn ? all : 1,
    ] as const);
    return seen;
  };
  const shown = await painted(0, showing);
  const switches: Painted[] = [];
  const next: Showing = { act: (page) => page.click(schedule.next), from: () => window.benchPaints.input };
  for (let day = 1; day < days; day += 1) switches.push(await painted(day, next));
  return { shown, switches, copy: schedule.hasCopy ? await timeStaticCopy(fresh.page) : Number.NaN };
}
