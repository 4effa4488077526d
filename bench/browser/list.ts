import type { Browser } from 'playwright-core';
import { festivalId } from '../support/lineup-data.ts';
import { withFreshPage, type FreshPage, type PageTraits } from './chromium.ts';
import { typeKeys } from './keys.ts';
import { countWork, observePaints, paintedAfter, patience, type Painted, type Sign } from './paints.ts';
import { timeStaticCopy } from './static-copy.ts';

/** The times of one visit to the list. */
export interface ListVisit {
  /** From the click on "List" until the visible rows are painted. */
  readonly shown: Painted;
  /** From each key in a cell that is being edited to its paint, in milliseconds. */
  readonly keys: readonly number[];
  /** From each arrow key to its paint. */
  readonly arrows: readonly number[];
  /** From the click on a column header, and from the choice of a day, until the rows are painted. */
  readonly sorted: readonly number[];
  readonly filtered: readonly number[];
  /** The time of the visible rows as static HTML. */
  readonly copy: number;
}

const rows = '[role=rowgroup] [role=row]';

/** Opens the list of a festival's sets, edits, navigates, sorts and filters. */
export async function visitList(
  browser: Browser,
  traits: PageTraits,
  festival: number,
  letters: number,
): Promise<ListVisit> {
  return withFreshPage(browser, { ...traits, script: observePaints }, async (fresh) => {
    const { page, tab } = fresh;
    page.setDefaultTimeout(patience);
    await countWork(tab);
    await page.goto(`/festival/${festivalId(festival)}/schedule`);
    await page.locator('[data-event]').first().waitFor();
    const list = page.getByRole('button', { name: 'List', exact: true });
    // The page loads the list's code on hover.
    await list.hover();
    await page.waitForTimeout(1500);
    const shown = await act(fresh, { selector: rows, count: 10, text: 'Stage 1' }, () => list.click());
    const artist = page.locator('[data-cell=artistName]').first();
    await artist.click();
    const arrows = await typeKeys(fresh, lettersOf('ArrowDown', letters));
    await page.keyboard.press('Enter');
    const keys = await typeKeys(fresh, lettersOf('x', letters));
    await page.keyboard.press('Escape');
    const [sorted, filtered] = [await sort(fresh), await filter(fresh)];
    return { shown, keys, arrows, sorted, filtered, copy: await timeStaticCopy(page) };
  });
}

function lettersOf(key: string, count: number): readonly string[] {
  return Array.from({ length: count }, () => key);
}

function act(fresh: FreshPage, sign: Sign, deed: () => Promise<unknown>): Promise<Painted> {
  return paintedAfter(fresh, sign, { act: deed, from: () => window.benchPaints.input });
}

/** Sorts by name, ascending and descending. */
async function sort(fresh: FreshPage): Promise<readonly number[]> {
  const name = fresh.page.getByRole('button', { name: 'Artist Name' });
  const times: number[] = [];
  for (const first of ['^Amber', '^Velvet', '^Amber', '^Velvet']) {
    const sign = { selector: '[aria-rowindex="2"] [data-event]', count: 1, text: first };
    times.push((await act(fresh, sign, () => name.click())).time);
  }
  return times;
}

/** Searches for something that one of the sets has. */
async function filter({ page, tab }: FreshPage): Promise<readonly number[]> {
  const field = page.getByRole('searchbox');
  const one: Sign = { selector: 'form > output', count: 1, text: '^1 of 10000 sets' };
  const times: number[] = [];
  while (times.length < 4) {
    await field.fill('999');
    times.push((await act({ page, tab }, one, () => field.press('9'))).time);
    await field.fill('');
  }
  await page.locator(rows).nth(9).waitFor();
  return times;
}
