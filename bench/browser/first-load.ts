import type { Browser, Page } from 'playwright-core';
import { withFreshPage, type PageTraits } from './chromium.ts';
import { blockingFiles, observeLoad } from './in-page.ts';
import { slowNetwork, slowProcessor } from './slow-line.ts';

/** What a first visit of a page showed. */
export interface FirstLoad {
  /** When the largest content was painted, in milliseconds since the navigation began. */
  readonly largestPaint: number;
  /** What that content was. */
  readonly largest: string;
  /** The sum of all unexpected shifts of the layout. */
  readonly shift: number;
  /** Files that held up the first paint. */
  readonly blocking: readonly string[];
}

/** Visits `path` with nothing cached over the slow line on the slow processor, until the page has been quiet. */
export async function firstLoad(browser: Browser, traits: PageTraits, path: string): Promise<FirstLoad> {
  return withFreshPage(browser, { ...traits, script: observeLoad }, async ({ page, tab }) => {
    await slowNetwork(tab);
    await slowProcessor(tab);
    await page.goto(traits.address + path, { waitUntil: 'load' });
    await untilQuiet(page);
    const blocking = await page.evaluate(blockingFiles);
    return { ...(await page.evaluate(() => window.benchLoad)), blocking };
  });
}

/** Resolves when no file was asked for during a second; the feed of changes never ends and does not count. */
export async function untilQuiet(page: Page): Promise<void> {
  let last = performance.now();
  const note = () => (last = performance.now());
  page.on('request', note).on('requestfinished', note);
  while (performance.now() - last < 1000) await page.waitForTimeout(100);
  page.off('request', note).off('requestfinished', note);
}
