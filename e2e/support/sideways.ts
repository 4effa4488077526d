import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The narrowest window that the portal is made for, and two usual phones. */
const phoneWidths = [390, 360, 320] as const;

/**
 * Fails when something of the page, or of a dialog that is open, reaches beyond the side of a phone's window or scrolls there. What has a
 * box of its own to scroll in, such as a wide table or the bar of days, is meant to.
 */
export async function expectNothingSideways(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 740;
  for (const width of phoneWidths) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => whatIsBeyond(page), { message: `at ${width} pixels` }).toEqual([]);
  }
}

/** The boxes that scroll sideways though they should not, and the elements that reach beyond the window. */
function whatIsBeyond(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const isContained = (element: Element): boolean => {
      const box = element.parentElement;
      if (box === null || box === document.body || box === root || box.localName === 'dialog') return false;
      return getComputedStyle(box).overflowX !== 'visible' || isContained(box);
    };
    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    };
    const tagOf = (element: Element) => element.outerHTML.slice(0, 160);
    const scrolling = [root, ...document.querySelectorAll('body, main, dialog[open]')]
      .filter((box) => box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX !== 'visible')
      .map((box) => `${box.scrollWidth - box.clientWidth} px: ${tagOf(box)}`);
    const page =
      root.scrollWidth > root.clientWidth ? [`page: ${root.scrollWidth - root.clientWidth} px`] : [];
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .filter((element) => isVisible(element) && !isContained(element))
      .map(tagOf);
    return [...new Set([...page, ...scrolling, ...beyond])];
  });
}
