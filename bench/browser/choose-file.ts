import type { Browser, Page } from 'playwright-core';
import { artistName, festivalId, stages } from '../support/lineup-data.ts';
import { withFreshPage, type PageTraits } from './chromium.ts';
import { observeChoice } from './in-page.ts';

export interface ChosenFile {
  readonly path: string;
  readonly rows: number;
}

/** The times between choosing a file and seeing its rows. */
export interface Chosen {
  readonly seconds: number;
  /** The longest task of the page during that time, in milliseconds; 0 if none took 50. */
  readonly longestTask: number;
}

type Place = Pick<PageTraits, 'address' | 'cookie'>;

declare global {
  interface Window {
    /** Defined by the page of react-spreadsheet-import. */
    showImport: (stages: readonly string[]) => void;
  }
}

const patienceMs = 60_000;

/** Chooses a lineup in the wizard and uploads it, up to the review. */
export function chooseLineup(browser: Browser, place: Place, file: ChosenFile): Promise<Chosen> {
  return observed(browser, place, foundIn(file), async (page) => {
    await page.goto(`${place.address}/festival/${festivalId(0)}/upload`);
    const upload = page.getByRole('button', { name: 'Upload', exact: true });
    await upload.waitFor();
    await page.locator('input[type=file]').setInputFiles(file.path);
    await upload.click();
  });
}

/** Chooses a spreadsheet in the import, up to its preview. */
export function chooseSheet(browser: Browser, place: Place, file: ChosenFile): Promise<Chosen> {
  return observed(browser, place, foundIn(file), async (page) => {
    await page.goto(`${place.address}/festival/${festivalId(0)}/schedule`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Import Spreadsheet' }).click();
    const field = page.getByRole('dialog').locator('input[type=file]');
    await field.waitFor({ state: 'attached' });
    await field.setInputFiles(file.path);
  });
}

/** Chooses a spreadsheet in react-spreadsheet-import, up to the step that shows its rows. */
export function choosePeersSheet(browser: Browser, place: Place, file: ChosenFile): Promise<Chosen> {
  return observed(browser, place, `text=${artistName(0)}`, async (page) => {
    await page.goto(place.address);
    await page.waitForFunction(() => 'showImport' in window);
    await page.evaluate((names) => window.showImport(names), stages);
    const field = page.locator('input[type=file]');
    await field.waitFor({ state: 'attached' });
    await field.setInputFiles(file.path);
  });
}

const foundIn = ({ rows }: ChosenFile) => `text=${rows} events found`;

/** `sign` finds the element that shows that the rows are visible. */
async function observed(
  browser: Browser,
  place: Place,
  sign: string,
  choose: (page: Page) => Promise<void>,
): Promise<Chosen> {
  return withFreshPage(browser, { ...place, script: observeChoice }, async ({ page }) => {
    page.setDefaultTimeout(patienceMs);
    await choose(page);
    await page.locator(sign).first().waitFor();
    // The browser reports a task when it has ended.
    await page.waitForTimeout(1000);
    const { chosenAt, shownAt, tasks } = await page.evaluate(() => window.benchChoice);
    if (chosenAt === 0 || shownAt === 0)
      throw new Error('The page was not seen to choose a file and show its rows.');
    const during = tasks.filter(({ begin, end }) => end > chosenAt && begin < shownAt);
    return {
      seconds: (shownAt - chosenAt) / 1000,
      longestTask: Math.max(0, ...during.map(({ begin, end }) => end - begin)),
    };
  });
}
