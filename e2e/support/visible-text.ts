import { expect, type Page } from '@playwright/test';
import { findHiddenTexts, type SoughtText } from './hidden-texts.ts';

/** The widths at which to look for the texts of the specification: a desktop, a tablet in landscape, a phone. */
const widths = [1440, 1024, 390] as const;

/** A whole text, or a pattern for it. */
type ExpectedText = string | RegExp;

/** Fails unless all these texts are visible on the page in its current state. */
export async function expectVisibleText(page: Page, ...texts: readonly ExpectedText[]): Promise<void> {
  const sought = texts.map((text): SoughtText =>
    typeof text === 'string' ? { text } : { pattern: text.source },
  );
  let hidden: readonly string[] = [];
  await expect(async () => {
    hidden = await page.evaluate(findHiddenTexts, sought);
    expect(hidden).toEqual([]);
  })
    .toPass({ timeout: 6000, intervals: [20, 100, 250] })
    .catch(() => expect(hidden, `hidden texts at ${page.viewportSize()?.width} pixels`).toEqual([]));
}

/** Fails unless all these texts are visible at each of the widths. */
export async function expectVisibleAtEveryWidth(
  page: Page,
  ...texts: readonly ExpectedText[]
): Promise<void> {
  await atEveryWidth(page, () => expectVisibleText(page, ...texts));
}

/** Runs `look` at each of the widths, and restores the width of the window. */
export async function atEveryWidth(page: Page, look: () => Promise<void>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look();
  }
  await page.setViewportSize({ width: widths[0], height: 900 });
}
