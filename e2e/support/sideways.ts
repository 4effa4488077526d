import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The narrowest window that the portal supports, and two common phones. */
const phoneWidths = [390, 360, 320] as const;

/**
 * Fails if part of the page, or of an open dialog, extends beyond the side of a phone's window or scrolls there.
 * Content of a separate scroll box, such as a wide table or the bar of days, is exempt.
 */
export async function expectNothingSideways(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 740;
  for (const width of phoneWidths) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => whatIsBeyond(page), { message: `at ${width} pixels` }).toEqual([]);
  }
}

/** The boxes that scroll sideways but should not, and the elements that extend beyond the window. */
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
