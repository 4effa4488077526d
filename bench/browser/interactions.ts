import type { Browser, Page } from 'playwright-core';
import { festivalId } from '../support/lineup-data.ts';
import { withFreshPage, type PageTraits } from './chromium.ts';
import { slowProcessor } from './slow-line.ts';

/** An interaction with a schedule, and how to detect that the page has completed it. */
interface Action {
  readonly name: string;
  readonly run: (page: Page) => Promise<unknown>;
}

const chosenDay = '[aria-label="Festival days"] [aria-selected=true]';

const actions: readonly Action[] = [
  { name: 'a click on another day', run: (page) => page.click(`${chosenDay} + [role=tab]`) },
  { name: 'an arrow key to the next day', run: (page) => page.press(chosenDay, 'ArrowRight') },
  { name: 'an arrow key to the day before', run: (page) => page.press(chosenDay, 'ArrowLeft') },
  { name: 'a key that scrolls', run: (page) => page.press('[role=grid]', 'PageDown') },
  { name: 'a click on an event, the first', run: (page) => openEvent(page, 2) },
  { name: 'a letter in its dialog', run: (page) => page.keyboard.press('x') },
  { name: 'Escape in the changed dialog', run: closeDialog },
  { name: 'leaving it nevertheless', run: (page) => page.getByRole('button', { name: /^Discard/u }).click() },
  { name: 'a click on an event, another', run: (page) => openEvent(page, 3) },
  { name: 'closing the dialog, unchanged', run: closeDialog },
  { name: 'the latest first', run: (page) => page.getByLabel('Sort').selectOption('latest') },
];

async function openEvent(page: Page, place: number): Promise<void> {
  await page.locator('[data-event]').nth(place).click();
  await page.getByRole('dialog').getByLabel('Artist').first().focus();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
}

declare global {
  interface Window {
    /** The duration of the interactions, from the input until the next paint. */
    benchInteractions: number[];
  }
}

/** Runs before the page's scripts; self-contained. */
function observeInteractions(): void {
  window.benchInteractions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId > 0) window.benchInteractions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The duration of each action on the schedule of this festival, by its slowest interaction; milliseconds. */
export async function timeInteractions(
  browser: Browser,
  traits: PageTraits,
  festival: number,
): Promise<ReadonlyMap<string, number>> {
  return withFreshPage(browser, { ...traits, script: observeInteractions }, async ({ page, tab }) => {
    await page.goto(`/festival/${festivalId(festival)}/schedule`);
    await page.locator('[data-event]').first().waitFor();
    await slowProcessor(tab);
    const times = new Map<string, number>();
    for (const { name, run } of actions) {
      await page.waitForTimeout(1000);
      await page.evaluate(() => void (window.benchInteractions = []));
      await run(page);
      await page.waitForTimeout(1000);
      // The browser does not report interactions shorter than two frames.
      times.set(name, Math.max(16, ...(await page.evaluate(() => window.benchInteractions))));
    }
    return times;
  });
}
