import type { Browser } from 'playwright-core';
import { festivalId } from '../support/lineup-data.ts';
import { withFreshPage, type PageTraits } from './chromium.ts';
import { typeKeys } from './keys.ts';
import { countWork, observePaints, paintedAfter, patience, type Sign } from './paints.ts';

/** The times of one visit, in milliseconds. */
export interface PaletteVisit {
  /** From its shortcut until it is painted, for the first time. */
  readonly opened: number;
  /** From each key to its paint. */
  readonly keys: readonly number[];
}

const shown: Sign = { selector: '[role=listbox] [role=option]', count: 4, text: '' };

/** Queries that match many sets, few and none; and back, key by key. */
const words = ['velvet her', 'saturday 7', 'foxes 93', 'xyz'];
const keys = words.flatMap((word) => [
  ...Array.from(word, (letter) => (letter === ' ' ? 'Space' : letter)),
  ...Array.from(word, () => 'Backspace'),
]);

/** Opens the palette over the schedule of this festival and types. */
export async function visitPalette(
  browser: Browser,
  traits: PageTraits,
  festival: number,
): Promise<PaletteVisit> {
  return withFreshPage(browser, { ...traits, script: observePaints }, async (fresh) => {
    const { page, tab } = fresh;
    page.setDefaultTimeout(patience);
    await countWork(tab);
    await page.goto(`/festival/${festivalId(festival)}/schedule`);
    await page.locator('[data-event]').first().waitFor();
    const { time } = await paintedAfter(fresh, shown, {
      act: () => page.keyboard.press('Control+k'),
      from: () => window.benchPaints.input,
    });
    return { opened: time, keys: await typeKeys(fresh, keys) };
  });
}

/** The same keys in a field of an empty page: the lower limit for any page. */
export async function visitField(browser: Browser, traits: PageTraits): Promise<readonly number[]> {
  return withFreshPage(browser, { ...traits, script: observePaints }, async (fresh) => {
    await fresh.page.goto('/healthz');
    await fresh.page.setContent('<!doctype html><input>');
    await fresh.page.locator('input').focus();
    return typeKeys(fresh, keys);
  });
}
