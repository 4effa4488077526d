import type { Browser, Page } from 'playwright-core';
import { festivalId } from '../support/lineup-data.ts';
import { jsonFile } from '../support/lineup-files.ts';
import { putCookie, withFreshPage } from './chromium.ts';
import { untilQuiet } from './first-load.ts';
import { collectCode, kilobytes } from './loaded-code.ts';

/** Kilobytes of code that one profile has loaded by the time it reaches each screen. */
export interface ScreenSizes {
  readonly login: number;
  readonly dashboard: number;
  readonly schedule: number;
  /** Step 3 of the wizard. */
  readonly review: number;
  /** Step 3 opened by its address, with nothing loaded before. */
  readonly reviewAlone: number;
}

/**
 * Goes from the sign-in to step 3 of the wizard in a new profile, and adds up the code requested on the way. Code that
 * an idle page preloads only counts if `withAhead` is set.
 */
export async function walkScreens(
  browser: Browser,
  address: string,
  cookie: string,
  withAhead = false,
): Promise<ScreenSizes> {
  const traits = withAhead ? { address } : { address, script: neverIdle };
  const walked = await withFreshPage(browser, traits, async ({ page }) => {
    const code = collectCode(page);
    const sizeAt = async (path: string) => {
      await page.goto(address + path);
      await untilQuiet(page);
      return kilobytes(await code.files());
    };
    const login = await sizeAt('/login');
    await putCookie(page.context(), address, cookie);
    const dashboard = await sizeAt('/');
    const schedule = await sizeAt(`/festival/${festivalId(0)}/schedule`);
    await page.goto(`${address}/festival/${festivalId(0)}/upload`);
    await reachReview(page);
    const review = kilobytes(await code.files());
    return { login, dashboard, schedule, review, reviewAddress: page.url() };
  });
  const { reviewAddress, ...sizes } = walked;
  const reviewAlone = await withFreshPage(browser, { ...traits, cookie }, async ({ page }) => {
    const code = collectCode(page);
    await page.goto(reviewAddress);
    await reviewShown(page);
    return kilobytes(await code.files());
  });
  return { ...sizes, reviewAlone };
}

/** Sent to the page. */
function neverIdle(): void {
  window.requestIdleCallback = () => 0;
}

async function reachReview(page: Page): Promise<void> {
  const buffer = Buffer.from(jsonFile(0, 50));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lineup.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await reviewShown(page);
}

async function reviewShown(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Review and Edit Events' }).waitFor();
  await untilQuiet(page);
}
