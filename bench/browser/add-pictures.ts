import { artistPageMessages, artistPictureMessages } from '@lineup/domain';
import type { Browser } from 'playwright-core';
import { withFreshPage, type PageTraits } from './chromium.ts';
import { observeChoice } from './in-page.ts';

interface AddedPictures {
  readonly files: readonly string[];
  /** The label of the save button, and the confirmation afterwards. */
  readonly save: string;
  readonly saved: string;
}

const patienceMs = 30 * 60_000;

/** Adds pictures on the artists page. Returns how long that took, and the longest task of the page during that time. */
export async function addPictures(
  browser: Browser,
  place: Pick<PageTraits, 'address' | 'cookie'>,
  { files, save, saved }: AddedPictures,
): Promise<{ readonly seconds: number; readonly longestTask: number }> {
  return withFreshPage(browser, { ...place, script: observeChoice }, async ({ page }) => {
    page.setDefaultTimeout(patienceMs);
    await page.goto(`${place.address}/artists`);
    await page.getByRole('button', { name: artistPageMessages.more }).click();
    await page.getByRole('button', { name: artistPictureMessages.action }).click();
    const field = page.locator('input[type=file]').first();
    await field.waitFor({ state: 'attached' });
    const started = performance.now();
    await field.setInputFiles([...files]);
    await page.getByRole('button', { name: save, exact: true }).click();
    await page.getByText(saved).first().waitFor();
    const seconds = (performance.now() - started) / 1000;
    // The browser reports a task when it has ended.
    await page.waitForTimeout(1000);
    const { chosenAt, tasks } = await page.evaluate(() => window.benchChoice);
    if (chosenAt === 0) throw new Error('The page was not seen to choose files.');
    const during = tasks.filter(({ end }) => end > chosenAt);
    return { seconds, longestTask: Math.max(0, ...during.map(({ begin, end }) => end - begin)) };
  });
}
