import type { Browser, Page, Request } from 'playwright-core';
import { median } from '../measure/statistics.ts';
import { withFreshPage, type PageTraits } from './chromium.ts';
import { blockingFiles, observeLoad } from './in-page.ts';
import { slowNetwork, slowProcessor } from './slow-line.ts';

/** The measurements of a first visit to a page. */
export interface FirstLoad {
  /** When the largest content was painted, in milliseconds since the navigation began. */
  readonly largestPaint: number;
  /** A description of that content. */
  readonly largest: string;
  /** The sum of all unexpected layout shifts. */
  readonly shift: number;
  /** When a form first appeared in the page, in milliseconds; 0 if none did. */
  readonly form: number;
  /** The time of long tasks beyond 50 ms each, in milliseconds, during which the page could not respond. */
  readonly blocked: number;
  /** Files that blocked the first paint. */
  readonly blocking: readonly string[];
}

/** Visits `path` with an empty cache over the slow line on the slow processor, until the page has been idle. */
async function firstLoad(browser: Browser, traits: PageTraits, path: string): Promise<FirstLoad> {
  return withFreshPage(browser, { ...traits, script: observeLoad }, async ({ page, tab }) => {
    await slowNetwork(tab);
    await slowProcessor(tab);
    await page.goto(traits.address + path, { waitUntil: 'load' });
    await page.waitForFunction(() => window.benchLoad.largestPaint > 0);
    await untilQuiet(page);
    const blocking = await page.evaluate(blockingFiles);
    return { ...(await page.evaluate(() => window.benchLoad)), blocking };
  });
}

/** Makes this many first visits, one after the other. */
export async function loads(
  browser: Browser,
  traits: PageTraits,
  path: string,
  visits: number,
): Promise<readonly FirstLoad[]> {
  const seen: FirstLoad[] = [];
  for (let done = 0; done < visits; done += 1) seen.push(await firstLoad(browser, traits, path));
  return seen;
}

/** The median of the visits, in seconds. */
export function largestPaintOf(visits: readonly FirstLoad[]): number {
  return median(visits.map(({ largestPaint }) => largestPaint)) / 1000;
}

/** When the sign-in form appeared: the median of the visits, in seconds. */
export function formOf(visits: readonly FirstLoad[]): number {
  return median(visits.map(({ form }) => form)) / 1000;
}

/** Resolves when the network has been idle for a second; ignores the change feed, which never ends. */
export async function untilQuiet(page: Page): Promise<void> {
  const running = new Set<Request>();
  let last = performance.now();
  const begin = (request: Request) => {
    if (request.headers()['accept'] !== 'text/event-stream') running.add(request);
    last = performance.now();
  };
  const end = (request: Request) => {
    running.delete(request);
    last = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  while (running.size > 0 || performance.now() - last < 1000) await page.waitForTimeout(100);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
