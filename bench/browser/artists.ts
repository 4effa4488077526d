import { artistPageMessages, setArtistsMessages } from '@lineup/domain';
import type { Browser } from 'playwright-core';
import { artistRecordName, festivalId, firstWithoutText } from '../support/lineup-data.ts';
import { withFreshPage, type FreshPage, type PageTraits } from './chromium.ts';
import { typeKeys } from './keys.ts';
import { observePaints, paintedAfter, patience, type Sign } from './paints.ts';
import { timeStaticCopy } from './static-copy.ts';

/** The times of one visit to the artists page, in milliseconds. */
export interface ArtistsVisit {
  /** From the last key of a search until the results are painted. */
  readonly searched: readonly number[];
  /** From the click on a filter until its rows are painted. */
  readonly filtered: readonly number[];
  /** The same list as static HTML, from its markup to its paint. */
  readonly copy: number;
  /** From each key in the artists field of a set's panel to its paint. */
  readonly keys: readonly number[];
}

const rowOf = (number: number): Sign => ({
  selector: `[aria-label="${artistPageMessages.list}"] a`,
  count: 1,
  text: artistRecordName(number),
});

/** The number to search for; see `search`. */
const found = 9900;

/** Searches and filters the artists, and types into the artists field of a set. */
export async function visitArtists(
  browser: Browser,
  traits: PageTraits,
  festival: number,
): Promise<ArtistsVisit> {
  return withFreshPage(browser, { ...traits, script: observePaints }, async (fresh) => {
    const { page } = fresh;
    page.setDefaultTimeout(patience);
    await page.goto('/artists');
    await page.locator(rowOf(0).selector).first().waitFor();
    const searched = await search(fresh);
    const filtered = await filter(fresh);
    const copy = await timeStaticCopy(page);
    await page.goto(`/festival/${festivalId(festival)}/schedule`);
    await page.locator('[data-event]').first().click();
    await page.getByRole('combobox', { name: setArtistsMessages.add }).focus();
    // The page reads all artists when the field first gets focus.
    await page.getByText(setArtistsMessages.loading).waitFor({ state: 'hidden' });
    return { searched, filtered, copy, keys: await typeKeys(fresh, artistRecordName(found).split('')) };
  });
}

/** The last key leaves one in a hundred, none of which was visible before. */
async function search(fresh: FreshPage): Promise<readonly number[]> {
  const field = fresh.page.getByRole('searchbox');
  const typed = artistRecordName(found).slice(0, 'Piper 099'.length);
  const times: number[] = [];
  while (times.length < 4) {
    await field.fill(typed.slice(0, -1));
    const act = () => field.press(typed.slice(-1));
    times.push((await paintedAfter(fresh, rowOf(found), { act, from: latestInput })).time);
    await field.fill('');
  }
  return times;
}

/** The artists without a text begin with one that is not visible in the full list. */
async function filter(fresh: FreshPage): Promise<readonly number[]> {
  const chip = fresh.page.getByRole('button', { name: artistPageMessages.filters.noText });
  const times: number[] = [];
  for (const first of [firstWithoutText, 0, firstWithoutText, 0]) {
    const act = () => chip.click();
    times.push((await paintedAfter(fresh, rowOf(first), { act, from: latestInput })).time);
  }
  return times;
}

const latestInput = () => window.benchPaints.input;
